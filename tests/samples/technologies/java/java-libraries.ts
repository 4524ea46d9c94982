import type { Sample } from '../../read/sample.ts';

/** What samples may import besides the library of Java, and how they are compiled and started. */
export interface JavaLibraries {
  /** Archives on the class path. */
  readonly libraries: readonly string[];
  /** Archives that javac reads before them. */
  readonly declarations?: readonly string[];
  /** More options of javac. */
  readonly compiler?: readonly string[];
  /** More options of java. */
  readonly machine?: readonly string[];
  /** How many programs one process compiles in its limit of processor time; fifteen when absent. */
  readonly atOnce?: number;
  /** How long a program may last, in milliseconds; absent: as any program. */
  readonly limitMs?: number;
  /** The folders of these archives, by their names beside the reader's folder. */
  beside?(): Readonly<Record<string, string>>;
  /** Whether a sample is started once it is compiled; absent: always. */
  isStarted?(sample: Sample): boolean;
  /** Whether a started program finds the class of this file without naming it. */
  isFound?(path: string): boolean;
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

/** The paths of archives that packages of Debian bring. */
export function inDebian(...names: readonly string[]): string[] {
  return names.map((name) => `/usr/share/java/${name}.jar`);
}
