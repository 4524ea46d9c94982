import type { Page } from '@playwright/test';
import { withFile } from '../read/folder.ts';
import type { Job, Limit } from '../run/technology.ts';
import { runInSandbox } from '../sandbox/sandbox.ts';
import { answerBy, PATIENCE_MS } from './remote/page-answers.ts';
import { perform } from './remote/page-calls.ts';

const NAME = 'verification.mjs';
/** After each call: Angular draws on a timer. */
const MOMENT_MS = 20;
/** Stands on the first line of the check, so that messages keep the line numbers of the writer. */
const GIVEN =
  'const { page } = await import(process.env.SAMPLES_PAGE), { default: assert } = await import("node:assert/strict"); ';

/** What stopped a check; empty when it reached its end. */
interface CheckEnd {
  readonly message?: string;
  readonly limit?: Limit;
}

/** Runs a check, after those it continues, in the sandbox. It drives the page of this process by the channel. */
export async function drive(page: Page, { sample, folder }: Job): Promise<CheckEnd> {
  const checks = [...sample.chain, sample].filter(({ kind }) => kind === 'check');
  const code = checks.map(({ text }) => text).join('\n');
  page.setDefaultTimeout(PATIENCE_MS);
  const { status, stderr, limit } = await runInSandbox({
    command: ({ node }) => [node, NAME],
    env: ({ runner }) => ({ SAMPLES_PAGE: `${runner}/sandbox/programs/remote-page.ts` }),
    folder: withFile(folder, NAME, GIVEN + code),
    answer: answerBy(async ([, ...calls]) => {
      const value = await perform(page, calls);
      await page.clock.runFor(MOMENT_MS);
      return value;
    }),
  });
  return { ...(status !== 0 && { message: stderr }), ...(limit && { limit }) };
}
