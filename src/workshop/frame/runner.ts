import { cut } from '../../rules/text/cut.ts';
import { Refusal } from './assert.ts';
import { quoted } from './console.ts';
import type { WorkshopNews } from './messages.ts';

/** In milliseconds: a test that waits for longer has failed. */
const LIMIT_MS = 5_000;
const MAX_SIGNS = 500;
const MAX_TESTS = 50;

type Body = () => unknown;

const tests: { name: string; body: Body }[] = [];

/** Offered to the tests of an exercise, as `node:test` does. */
export function test(name: string, body: Body): void {
  if (tests.length < MAX_TESTS) tests.push({ name, body });
}

/**
 * Runs the tests one after the other, each on a page that `open` shows anew, and tells what each has
 * found; `faults`: what the page has written in its console since it was opened; `run` goes with all that is told.
 */
export async function runTests(
  open: () => Promise<void>,
  faults: () => readonly string[],
  tell: (news: WorkshopNews) => void,
  run?: string,
): Promise<void> {
  for (const { name, body } of tests) {
    const text = cut(await reasonOf(open, body, faults), MAX_SIGNS);
    tell({ kind: 'verdict', name, isPassed: text === '', text, run });
  }
  tell({ kind: 'end', run });
}

/** Why a test fails, in French; empty when it passes. */
async function reasonOf(
  open: () => Promise<void>,
  body: Body,
  faults: () => readonly string[],
): Promise<string> {
  try {
    await open();
    await Promise.race([body(), late()]);
    return faults().join(' ');
  } catch (error) {
    // What the page itself says of its fault tells more than what the test then misses.
    const [fault] = faults();
    if (fault) return fault;
    if (error instanceof Refusal) return error.message || 'ce test a échoué';
    return `${error instanceof Error ? 'erreur' : 'lancé sans être une erreur'} : ${quoted(error)}`;
  }
}

function late(): Promise<never> {
  return new Promise((_, fail) => {
    setTimeout(() => fail(new Refusal('ce test attend encore après 5 secondes')), LIMIT_MS);
  });
}
