import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';

/** Answers one question of a program behind the walls: a line of JSON in, a value out. */
export type Ask = (question: string) => Promise<unknown>;

/** Where the program finds the wire, beside its keyboard and its two screens. */
export const WIRE = 3;

/** Answers each line that comes by the wire with a line of JSON. */
export function converse(wire: Duplex, ask: Ask): void {
  // A program that ends in the middle of an answer: its own affair.
  wire.on('error', () => {});
  createInterface({ input: wire }).on('line', async (line) => {
    const answer = await ask(line);
    if (wire.writable) wire.write(`${JSON.stringify(answer)}\n`);
  });
}
