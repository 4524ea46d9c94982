import type { ViewportSize } from '@playwright/test';
import { withMounted } from '../../../../src/workshop/languages/react/mounted.ts';
import { bundlerFor, runBundledPage, type Start } from '../../page/bundle/bundled-page.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPageTests } from '../../page/remote/page-tests.ts';
import { faultsShown } from '../../page/workshop/page-faults.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import { isOnlyWritten, lastShown, type Sample, withProgram } from '../../read/sample.ts';
import {
  type Job,
  messagesOf,
  type Outcome,
  type SampleInFolder,
  type Technology,
  type TestRun,
  written,
} from '../../run/technology.ts';
import type { Modules } from '../../run/toolchains/packages.ts';
import { findTypeFaults } from '../typescript/tsc.ts';
import { runVitest } from '../vitest/run-vitest.ts';

/** What differs between React and React Native, which a page imitates. */
interface Kind {
  readonly toolchain: string;
  /** The modules that samples may import, and what the page gets for each. */
  readonly modules: Modules;
  /** The libraries of tsc; absent: its defaults, with those of a browser. */
  readonly lib?: readonly string[];
  /** Whether some samples are typed and never run (`compile`): they need a phone, or the router of Expo. */
  readonly isPartlyTyped?: true;
  /** Its files of tests, which Vitest runs; absent: it has none. */
  readonly tests?: RegExp;
  readonly head?: string;
  readonly viewport?: ViewportSize;
  /** Runs the tests of an exercise where the page does; absent: they drive a page from outside. */
  readonly test?: (folder: Folder) => Promise<TestRun>;
  readonly inWorkshop?: Technology['inWorkshop'];
}

/** The modules that every program in JSX imports, itself or once compiled. */
export const REACT: Modules = Object.fromEntries(
  ['react', 'react/jsx-dev-runtime', 'react/jsx-runtime', 'react-dom', 'react-dom/client'].map(
    (name) => [name, name],
  ),
);

const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  types: [],
};
/** What files of tests find without importing it: the settings and the start of the tests decide. */
const TEST_TYPES = ['vitest/globals', '@testing-library/jest-dom/vitest'];
/** Vite imports these files, which have no types. */
const AMBIENT = `declare module '*.css';
${['gif', 'jpg', 'png', 'svg', 'webp'].map(pictureModule).join('\n')}`;

/** Keeps the console from inviting to install the tools of React. */
const QUIET = '<script>__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }</script>';
const START = '.depart.jsx';
/** Starts an application as create-vite does. */
const MOUNT = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Exemple from './NAME';
createRoot(document.getElementById('root')).render(<StrictMode><Exemple /></StrictMode>);
`;

/** How components in JSX are typed, mounted, shown and tested. */
export function reactOf(
  kind: Kind,
): Pick<Technology, 'draw' | 'fences' | 'inWorkshop' | 'prepare' | 'run' | 'test'> {
  const head = QUIET + (kind.head ?? '');
  const bundlePage = bundlerFor({ ...kind, head, body: '<div id="root"></div>' });
  const bundleExercise = (folder: Folder) =>
    bundlePage(startOf(folder['page.jsx'] ? 'page.jsx' : 'exercice.jsx', folder));
  const fences = ['jsx', 'tsx'].map((word) => ({
    word,
    continues: ['jsx', 'tsx'],
    words: wordsOf(word, kind),
    kind: 'page' as const,
    ...(kind.tests && { tests: kind.tests }),
  }));
  const servedPageOf = (job: Job) => {
    const shown = lastShown(job.sample);
    const name = nameOf(shown);
    return bundlePage(startOf(name, withProgram(job.folder, name, shown)));
  };
  return {
    fences,
    prepare: (drafts) => checkTypes(drafts, kind),
    run: async (job) => {
      if (isOnlyWritten(job.sample) || job.sample.isCompiled) return written(job);
      if (isTests(job.sample)) return runTests(job, kind);
      return runBundledPage(job, () => servedPageOf(job));
    },
    ...(kind.inWorkshop && { inWorkshop: kind.inWorkshop }),
    draw: async (job) => drawPage(job, await servedPageOf(job)),
    test: {
      extension: 'js',
      run: (folder) => (kind.test ?? runPageTests)(folder, () => bundleExercise(folder)),
      ...(kind.test && { faultsOf: (folder) => faultsShown(() => bundleExercise(folder)) }),
    },
  };
}

function wordsOf(word: string, { inWorkshop, isPartlyTyped }: Kind) {
  if (isPartlyTyped) return ['compile', 'file'] as const;
  return word === 'jsx' && inWorkshop ? (['essayer', 'file'] as const) : (['file'] as const);
}

/** Checks types. In JSX, what must fail is left to the tools of its reader: the browser or the bundler. */
async function checkTypes(drafts: readonly SampleInFolder[], { toolchain, lib }: Kind) {
  const typed = drafts.filter(({ sample }) => sample.language === 'tsx');
  const plain = drafts.filter(({ sample }) => sample.language === 'jsx' && !sample.mustFail);
  const faultsOf = async (group: readonly SampleInFolder[], more: object) => {
    const settings = { options: { ...OPTIONS, lib, ...more }, ambient: AMBIENT, toolchain };
    return messagesOf(group, await findTypeFaults(group.map(programIn), settings));
  };
  const found: [Sample, string][] = [];
  for (const [group, strict] of [
    [typed, true],
    // A beginner's component has no types on its props, so it cannot be strict.
    [plain, false],
  ] as const) {
    const [tests, others] = [true, false].map((one) =>
      group.filter(({ sample }) => isTests(sample) === one),
    );
    found.push(...(await faultsOf(others ?? [], { strict })));
    found.push(...(await faultsOf(tests ?? [], { strict, types: TEST_TYPES })));
  }
  return new Map(found);
}

/** Whether it is a file of tests: the other samples in JSX are pages. */
export function isTests({ kind }: Sample): boolean {
  return kind === 'program';
}

function runTests(job: Job, { toolchain }: Kind): Promise<Outcome> {
  const file = nameOf(job.sample);
  return runVitest(job, { file, folder: withProgram(job.folder, file, job.sample), toolchain });
}

function programIn({ sample, folder }: SampleInFolder) {
  const name = nameOf(sample);
  return { folder: withProgram(folder, name, sample), names: [name] };
}

function nameOf({ file, language }: Sample): string {
  return file ?? `exemple.${language}`;
}

/** How a program starts: by itself if it calls `createRoot`, else its component is mounted if it has one. */
function startOf(name: string, folder: Folder): Start {
  const whole = withMounted(String(readFile(folder, name) ?? ''));
  if (whole === undefined) return { start: name, folder };
  const mounted = withFile(withFile(folder, name, whole), START, MOUNT.replace('NAME', name));
  return { start: START, folder: mounted };
}

function pictureModule(ending: string): string {
  return `declare module '*.${ending}' { const address: string; export default address; }`;
}
