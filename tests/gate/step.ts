import type { Outcome } from './reports.ts';

/** One command of the gate. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Not run when the site could not be built. */
  needsSite?: boolean;
  /** Where the runner writes what it found, and how that is read; without it the step counts for one. */
  report?: { file: string; read: (report: never) => Outcome };
}
