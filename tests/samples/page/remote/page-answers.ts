import { stripVTControlCharacters } from 'node:util';
import type { AnswerQuestion } from '../../sandbox/channel.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { Call } from './page-calls.ts';

/** How long to wait for an element, then for the answer of a page that may be stuck. */
export const PATIENCE_MS = 30_000;
export const ANSWER_MS = 90_000;

/** Answers the questions of a program in the sandbox about a page: a value, or an error. */
export function answerBy(reply: (calls: readonly Call[]) => Promise<unknown>): AnswerQuestion {
  return async (question) => {
    try {
      return { value: await answered(reply(JSON.parse(question))) };
    } catch (error) {
      return { error: reasonOf(error) };
    }
  };
}

/** Returns the result of the work. Throws in French if the page does not answer in time. */
export function answered<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeLimit(work, ANSWER_MS, onTimeout);
}

function onTimeout(): never {
  throw new Error('la page ne répond plus : cherche la boucle sans fin');
}

/** The message of Playwright without colours and without the title of its log. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).replace(/Call log:\s*- /, '');
}
