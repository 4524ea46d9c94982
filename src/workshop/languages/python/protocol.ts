import type { Patch } from '../../frame/patch.ts';

/**
 * Where the program of MicroPython 1.27.0 makes a new dictionary: with this bit it keeps the order in
 * which keys were added, as Python promises.
 */
export const ORDERED: Patch = { at: 88_123, before: [1], after: [5] };

/** A job for Python. `tests`: the file of unittest that the samples runner runs too. */
export type PythonJob =
  | { kind: 'run'; code: string; typed: readonly string[] }
  | { kind: 'check'; code: string; tests: string; typed: readonly string[] };
