import { join } from 'node:path';

/** What samples may import besides the library of Java. */
export interface JavaLibraries {
  /** Archives of this machine, on the class path. */
  readonly libraries: readonly string[];
  /** A folder of sources that declare what no archive of this machine has. */
  readonly stubs?: string;
}

/** What readers write tests with, and the archives that these need. */
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

/** The class path of a project of Spring. Debian's Spring is an old one. */
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

/** Our declarations of what is newer than Debian's Spring, or not in Debian. */
export const SPRING_STUBS = join(import.meta.dirname, '../../toolchains/spring/stubs');

function inDebian(...names: readonly string[]): string[] {
  return names.map((name) => `/usr/share/java/${name}.jar`);
}
