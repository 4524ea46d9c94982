import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { requireChromium } from './support/chromium.ts';

/**
 * `npm test`: every check, in the order in which a fault is cheapest to find. All of them run, so that
 * one run shows every fault; the last line counts checks and tests.
 */
const RESULTS = 'test-results';

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Where the runner writes its own counts; without it the step counts for one. */
  report?: { file: string; count: (report: Report) => Counts };
}

interface Counts {
  passed: number;
  failed: number;
}

/** The counting keys of Vitest's and Playwright's JSON reports. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

const STEPS: readonly Step[] = [
  { name: 'format et lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['astro', 'check'] },
  {
    name: 'types de rules/ et wire/, qui ne connaissent ni la page ni Node : passez-les en argument',
    command: ['tsc', '-p', 'tsconfig.pure.json'],
  },
  { name: 'styles', command: ['stylelint', 'src/**/*.{astro,css}'] },
  { name: 'code mort', command: ['knip'] },
  {
    name: 'code que seuls les tests utilisent : à supprimer, ou à ne plus exporter',
    command: ['knip', '--production'],
  },
  {
    name: 'règles, API et îlots',
    command: ['vitest', 'run', '--config', 'tests/vitest.config.ts', ...vitestReporters()],
    report: {
      file: `${RESULTS}/units.json`,
      count: ({ numPassedTests = 0, numFailedTests = 0 }) => ({
        passed: numPassedTests,
        failed: numFailedTests,
      }),
    },
  },
  {
    name: 'site, dans un navigateur',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    report: {
      file: `${RESULTS}/site.json`,
      count: ({ stats = { expected: 0, unexpected: 0, flaky: 0 } }) => ({
        passed: stats.expected,
        failed: stats.unexpected + stats.flaky,
      }),
    },
  },
];

function vitestReporters(): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/units.json`];
}

function run({ name, command: [program, ...args], report }: Step, env: NodeJS.ProcessEnv): Counts {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(program, args, { stdio: 'inherit', env });
  const counts = report ? report.count(readReport(report.file)) : { passed: 0, failed: 0 };
  const isCounted = counts.passed + counts.failed > 0;
  if (status === 0) return isCounted ? counts : { passed: 1, failed: 0 };
  return { ...counts, failed: Math.max(1, counts.failed) };
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const env = {
  ...process.env,
  CHROMIUM_PATH: requireChromium(),
  ASTRO_TELEMETRY_DISABLED: '1',
};
const results = STEPS.map((step) => ({ name: step.name, ...run(step, env) }));
const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);

console.log('');
for (const { name, passed, failed } of results) {
  console.log(`${failed > 0 ? '✗' : '✓'} ${name} : ${passed} réussis, ${failed} échoués`);
}
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
