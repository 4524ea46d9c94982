const VITEST = ['vitest', 'run', '--config', 'tests/vitest.config.ts'] as const;
const PLAYWRIGHT = ['playwright', 'test', '--config', 'tests/playwright.config.ts'] as const;

/** One command of the gate. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** The steps after it in its row read what it makes. */
  isNeeded?: boolean;
  isLive?: boolean;
  /** Where the runner writes what it found, in JUnit's form; without it the step counts for one. */
  report?: string;
}

/** Each reads the sources alone. A new check is one line. */
export const CHECKS: readonly Step[] = [
  { name: 'types', command: ['astro', 'check'] },
  { name: 'format et lint', command: ['biome', 'ci', '.'] },
  {
    name: 'types de rules/ et wire/, qui ne connaissent ni la page ni Node : passez-les en argument',
    command: ['tsc', '-p', 'tsconfig.pure.json'],
  },
  {
    name: 'types de ce que lisent les navigateurs, dans la langue des plus anciens (W29)',
    command: ['tsc', '-p', 'tsconfig.browser.json'],
  },
  { name: 'styles', command: ['stylelint', 'src/**/*.{astro,css}'] },
  { name: 'code mort', command: ['knip'] },
  {
    name: 'code que seuls les tests utilisent : à supprimer, ou à ne plus exporter',
    command: ['knip', '--production'],
  },
];

/** What reads the built site, which is built first; Vitest and Playwright leave each other half the machine. */
export const SITE: readonly Step[] = [
  { name: 'construction', command: ['node', 'tests/gate/build-site.ts'], isNeeded: true },
  vitest('pages construites', 'pages', ['--project=pages']),
  {
    name: 'site, dans un navigateur',
    command: PLAYWRIGHT,
    report: 'test-results/site.xml',
  },
];

const UNIT_PROJECTS = ['plain', 'node', 'samples', 'browser'].map((name) => `--project=${name}`);
/** The longest of all: it speaks while it runs. */
export const UNITS: Step = {
  ...vitest('règles, API et îlots', 'units', UNIT_PROJECTS),
  isLive: true,
};

/** Which runner runs a test file that is named. */
export const RUNNERS = [
  { names: /\.test\.tsx?$/, command: VITEST },
  { names: /\.spec\.ts$/, command: PLAYWRIGHT },
] as const;

/** Vitest with these arguments; its report is `test-results/<file>.xml`. */
export function vitest(name: string, file: string, args: readonly string[]): Step {
  const report = `test-results/${file}.xml`;
  const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
  return { name, command: [...VITEST, ...reporters, ...args], report };
}
