/** Bytes of a program that is not ours, changed in the frame before it runs. */
export interface Patch {
  at: number;
  before: readonly number[];
  after: readonly number[];
}

/** The program with these bytes changed, in place; the build stops when it holds others there. */
export function patched<Bytes extends Uint8Array>(program: Bytes, { at, after }: Patch): Bytes {
  program.set(after, at);
  return program;
}
