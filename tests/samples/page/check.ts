import type { Page } from '@playwright/test';
import { withFile } from '../read/folder.ts';
import type { Job, Limit } from '../read/sample.ts';
import { isolate } from '../sandbox/sandbox.ts';
import { answerBy, PATIENCE_MS } from './remote/page-answers.ts';
import { perform } from './remote/page-calls.ts';

const NAME = 'verification.mjs';
/** After each call: Angular draws on a timer. */
const MOMENT_MS = 20;
/** On the first line, so that those of messages stay true. */
const GIVEN =
  'const { page } = await import(process.env.SAMPLES_WIRE), { default: assert } = await import("node:assert/strict"); ';

/** What stopped a check; nothing when it went to its end. */
interface Complaint {
  readonly message?: string;
  readonly limit?: Limit;
}

/** Runs a check, after those it continues, behind the walls: it drives by a wire the page shown here. */
export async function drive(page: Page, { sample, folder }: Job): Promise<Complaint> {
  const checks = [...sample.chain, sample].filter(({ isCheck }) => isCheck);
  const code = checks.map(({ text }) => text).join('\n');
  page.setDefaultTimeout(PATIENCE_MS);
  const { status, stderr, limit } = await isolate({
    command: ({ node }) => [node, NAME],
    env: ({ guest }) => ({ SAMPLES_WIRE: `${guest}/wire.ts` }),
    folder: withFile(folder, NAME, GIVEN + code),
    ask: answerBy(async ([, ...calls]) => {
      const value = await perform(page, calls);
      await page.clock.runFor(MOMENT_MS);
      return value;
    }),
  });
  return { ...(status !== 0 && { message: stderr }), ...(limit && { limit }) };
}
