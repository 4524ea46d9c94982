import type { Verdict } from '../frame/messages.ts';
import type { Box, Runner } from './box.ts';

/** The code of a reader goes with these, in a sample and in an exercise. */
export interface Surroundings {
  language: string;
  /** The page that the code goes with; in SQL, the base that it starts from. */
  page: string;
  tests: string;
  /** The other files of a program in JSX, by their names, and the name of the reader's own. */
  files?: Readonly<Record<string, string>> | undefined;
  name?: string | undefined;
  /** In SQL, the scripts that are played before a sample. */
  before?: readonly string[] | undefined;
}

/** Makes the engine of a language for an open workshop. */
export type StartEngine = (box: Box, around: Surroundings) => Engine;

/** An engine runs the code of a reader, and its tests. */
export interface Engine extends Runner {
  /** The names of the tests, where they are not the titles of calls of `test`. */
  names?: readonly string[];
  /** Runs the tests; resolves with whether they could be run: what stopped them is on the stage. */
  check: (code: string, told: (verdict: Verdict) => void) => Promise<boolean>;
  /** What a test that fails has found, as the reader is shown it. */
  explain: (verdict: Verdict) => Promise<readonly HTMLElement[]>;
}
