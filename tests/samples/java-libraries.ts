import { join } from 'node:path';

/** What samples may use beside Java itself. */
export interface JavaLibraries {
  /** Archives of this machine, on the class path. */
  readonly libraries: readonly string[];
  /** A folder of sources that stand for what no archive of this machine has. */
  readonly stubs?: string;
}

/** What a reader has to write tests with, and what these jars name in turn. */
export const JUNIT = inDebian(
  'junit-jupiter-api',
  'junit-jupiter-params',
  'junit-platform-commons',
  'opentest4j',
  'apiguardian-api',
);

/** What runs the tests. */
export const JUNIT_LAUNCHER = inDebian(
  'junit-jupiter-engine',
  'junit-platform-engine',
  'junit-platform-launcher',
);

/** What a project of Spring finds on its class path; Debian's Spring is an old one. */
export const SPRING = inDebian(
  'spring3-core',
  'spring3-beans',
  'spring3-context',
  'spring3-transaction',
  'spring3-web',
  'spring3-web.servlet',
  'spring3-test',
  'servlet-api',
  'jakarta-servlet-api',
  'jakarta-validation-api',
  'jackson-annotations',
  'slf4j-api',
  'mockito-core',
  'hamcrest',
);

/** Declarations of ours: what is younger than Debian's Spring, or not in Debian. */
export const SPRING_STUBS = join(import.meta.dirname, 'toolchains/spring/stubs');

function inDebian(...names: readonly string[]): string[] {
  return names.map((name) => `/usr/share/java/${name}.jar`);
}
