import { mkdirSync, rmSync } from 'node:fs';
import { requireChromium } from '../support/chromium.ts';
import { forgetSettings } from '../support/environment.ts';
import { matrixResult } from './matrix.ts';
import { runNamed } from './named.ts';
import { inTurn } from './run.ts';
import { CHECKS, SITE, UNITS } from './steps.ts';
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

/** Three rows side by side: while one waits for a browser or a server, another uses the processor. */
async function runAll(): Promise<number> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  requireTools();
  const [units = [], site = [], checks = []] = await Promise.all(
    [[UNITS], SITE, CHECKS].map(inTurn),
  );
  const results = [...checks, ...site, ...units];
  results.push(matrixResult([...site.slice(1), ...units].map(({ ran }) => ran)));
  console.log(summaryOf(results).join('\n'));
  return results.some(({ failures }) => failures.length > 0) ? 1 : 0;
}
