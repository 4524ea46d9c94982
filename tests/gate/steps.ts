import { readPlaywright, readVitest } from './reports.ts';
import type { Step } from './step.ts';

const VITEST = ['vitest', 'run', '--config', 'tests/vitest.config.ts'] as const;
const PLAYWRIGHT = ['playwright', 'test', '--config', 'tests/playwright.config.ts'] as const;
const UNITS = ['--project=plain', '--project=node', '--project=browser'];
const PAGES = ['--project=pages'];

/** The site that later steps read. */
export const BUILD: Step = { name: 'construction', command: ['node', 'tests/gate/build-site.ts'] };

/** Each reads the sources alone: they run side by side, with the build. A new check is one line. */
export const CHECKS: readonly Step[] = [
  { name: 'types', command: ['astro', 'check'] },
  { name: 'format et lint', command: ['biome', 'ci', '.'] },
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
];

/** Each takes all the processors for itself: they run one after the other. */
export const SUITES: readonly Step[] = [
  vitest('règles, API et îlots', 'units', UNITS),
  { ...vitest('pages construites', 'pages', PAGES), needsSite: true },
  {
    name: 'site, dans un navigateur',
    command: PLAYWRIGHT,
    needsSite: true,
    report: { file: 'test-results/site.json', read: readPlaywright },
  },
];

/** Which runner runs a test file that is named. */
export const RUNNERS = [
  { names: /\.test\.tsx?$/, command: VITEST },
  { names: /\.spec\.ts$/, command: PLAYWRIGHT },
] as const;

/** Vitest on some of its projects; its report is `test-results/<file>.json`. */
export function vitest(name: string, file: string, args: readonly string[]): Step {
  const json = `test-results/${file}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${json}`];
  return {
    name,
    command: [...VITEST, ...reporters, ...args],
    report: { file: json, read: readVitest },
  };
}
