import { stripVTControlCharacters } from 'node:util';
import type { AnswerQuestion } from '../../sandbox/channel.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { Call } from './page-calls.ts';

/** Waiting for an element that does not come; then for an answer of a page that is stuck. */
export const PATIENCE_MS = 2_000;
export const ANSWER_MS = 10_000;

/** What a program behind the walls is answered of a page: a value, or why there is none. */
export function answerBy(reply: (calls: readonly Call[]) => Promise<unknown>): AnswerQuestion {
  return async (question) => {
    try {
      return { value: await answered(reply(JSON.parse(question))) };
    } catch (error) {
      return { error: reasonOf(error) };
    }
  };
}

/** The same, unless the page has stopped answering. */
export function answered<Result>(work: Promise<Result>): Promise<Result> {
  return withTimeLimit(work, ANSWER_MS, late);
}

function late(): never {
  throw new Error('la page ne répond plus : cherche la boucle sans fin');
}

/** The first line of what Playwright says, and the element that it waited for. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return stripVTControlCharacters(text).replace(/Call log:\s*- /, '');
}
