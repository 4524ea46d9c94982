import type { Verdict } from '../frame/messages.ts';
import type { Box } from './box.ts';

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
export interface Engine {
  /** The names of the tests, where they are not the titles of calls of `test`. */
  names?: readonly string[];
  /** Shows what the code does, in the stage of the box; resolves when it ends, where that is known. */
  run: (code: string, typed: readonly string[]) => Promise<void>;
  /** Runs the tests; resolves with why they could not be run, in French, or with nothing. */
  check: (code: string, told: (verdict: Verdict) => void) => Promise<string | undefined>;
  stop: () => void;
  /** Ends what runs, and hears nothing more. */
  close: () => void;
}
