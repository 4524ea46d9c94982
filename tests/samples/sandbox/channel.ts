import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';

/** Answers one question of a program in the sandbox: takes a line of JSON, gives a value. */
export type AnswerQuestion = (question: string) => Promise<unknown>;

/** The file descriptor of the channel, after the program's input and its two outputs. */
export const CHANNEL = 3;

/** Answers each line that comes on the channel with a line of JSON. */
export function answerQuestions(channel: Duplex, answer: AnswerQuestion): void {
  // A program may end before it has read an answer.
  channel.on('error', () => {});
  createInterface({ input: channel }).on('line', async (line) => {
    const value = await answer(line);
    if (channel.writable) channel.write(`${JSON.stringify(value)}\n`);
  });
}
