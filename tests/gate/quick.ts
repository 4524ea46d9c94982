import { existsSync, mkdirSync } from 'node:fs';
import { forgetSettings } from '../support/environment.ts';
import { changedFiles, testsOf } from './changed.ts';
import { inTurn } from './run.ts';
import { CHECKS, vitest } from './steps.ts';
import { summaryOf } from './summary.ts';

/**
 * `npm run test:quick`: format, lint, types, dead code, and the tests of the files that changed. It says
 * nothing of the built site, nor of what other files make of a change: `npm test` does.
 */
forgetSettings();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
mkdirSync('test-results', { recursive: true });
const changed = changedFiles();
// A comment may cite a rule: whether the rule exists is asked each time.
const units = vitest('ce qui a changé', 'quick', [...testsOf(changed), 'tests/docs']);
const [types, ...checks] = CHECKS;
// The compiler alone is twice as fast; it needs the types that Astro has written, and reads no component.
const isPlain = existsSync('.astro/types.d.ts') && !changed.some((file) => file.endsWith('.astro'));
const own = isPlain ? { name: 'types', command: ['tsc', '--noEmit'] as const } : types;
const rows = [[units], own ? [own] : [], checks];
const results = (await Promise.all(rows.map(inTurn))).flat();
console.log(summaryOf(results).join('\n'));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
