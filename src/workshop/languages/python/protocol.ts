import type { Patch } from '../../frame/patch.ts';

/**
 * Where the program of MicroPython 1.27.0 makes a new dictionary: with this bit it keeps the order in
 * which keys were added, as Python promises.
 */
export const ORDERED: Patch = { at: 88_123, before: [1], after: [5] };

/** The name of the reader's file in the workshop. */
export const PROGRAM_FILE = 'exercice.py';

/** A job for Python. `tests`: the file of unittest that the samples runner runs too; `light`: what is run for the code. */
export type PythonJob = { code: string; light?: string; typed: readonly string[] } & (
  | { kind: 'run' }
  | { kind: 'check'; tests: string }
);
