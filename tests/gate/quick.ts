import { mkdirSync } from 'node:fs';
import { forgetSettings } from '../support/environment.ts';
import { changedFiles, testsOf } from './changed.ts';
import { sideBySide } from './run.ts';
import { CHECKS, vitest } from './steps.ts';
import { summaryOf } from './summary.ts';

/**
 * `npm run test:quick`: format, lint, types, dead code, and the tests of the files that changed. It says
 * nothing of the built site, nor of what other files make of a change: `npm test` does.
 */
forgetSettings();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
mkdirSync('test-results', { recursive: true });
// A comment may cite a rule: whether the rule exists is asked each time.
const tests = [...testsOf(changedFiles()), 'tests/docs'];
const units = vitest('ce qui a changé', 'quick', tests);
const results = await sideBySide([units, ...CHECKS]);
console.log(summaryOf(results).join('\n'));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
