import { mkdirSync, rmSync } from 'node:fs';
import { requireChromium } from '../support/chromium.ts';
import { forgetSettings } from '../support/environment.ts';
import { matrixResult } from './matrix.ts';
import { runNamed } from './named.ts';
import { type Result, run, sideBySide, skipped } from './run.ts';
import { BUILD, CHECKS, SUITES } from './steps.ts';
import { summaryOf } from './summary.ts';
import { requireTools } from './tools.ts';

/**
 * `npm test`: every check and every test. All of them run, so that one run shows every fault; the last
 * line counts. `npm test -- tests/site/shell.spec.ts` runs what is named, in the same environment.
 */
forgetSettings();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
requireChromium();
const named = process.argv.slice(2);
process.exitCode = named.length > 0 ? runNamed(named) : await runAll();

async function runAll(): Promise<number> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  requireTools();
  const results = await sideBySide([BUILD, ...CHECKS]);
  const isBuilt = results[0]?.failures.length === 0;
  const suites: Result[] = [];
  for (const suite of SUITES) suites.push(await resultOf(suite, isBuilt));
  results.push(...suites, matrixResult(suites));
  console.log(summaryOf(results).join('\n'));
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

async function resultOf(suite: (typeof SUITES)[number], isBuilt: boolean): Promise<Result> {
  return suite.needsSite && !isBuilt ? skipped(suite) : run(suite);
}
