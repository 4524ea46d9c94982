const inDebian = (name: string) => `/usr/share/java/${name}.jar`;

/** What a project of a reader has to write its tests with, and what these jars name in turn. */
export const JUNIT: readonly string[] = [
  'junit-jupiter-api',
  'junit-jupiter-params',
  'junit-platform-commons',
  'opentest4j',
  'apiguardian-api',
].map(inDebian);

/** What runs the tests. */
export const JUNIT_LAUNCHER: readonly string[] = [
  'junit-jupiter-engine',
  'junit-platform-engine',
  'junit-platform-launcher',
].map(inDebian);
