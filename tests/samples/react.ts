import { bundleProgram } from './bundle.ts';
import { type Folder, readFile, withFile } from './folder.ts';
import { bundlePackages, type Modules, type Packages } from './packages.ts';
import { runPage } from './page.ts';
import { runPageTests } from './page-tests.ts';
import {
  type Draft,
  isOnlyWritten,
  type Job,
  messagesOf,
  type Outcome,
  programOf,
  type Sample,
  shownParts,
  type Technology,
  written,
} from './sample.ts';
import { type Scene, sceneAt } from './scene.ts';
import { findTypeFaults } from './tsc.ts';

/** React in a page, and React Native that a page imitates, differ by their packages. */
interface Kind {
  readonly toolchain: string;
  /** What samples may import, and what a page gets for it. */
  readonly modules: Modules;
}

const OPTIONS = {
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  allowJs: true,
  checkJs: true,
  types: [],
};
/** What Vite makes of these files is known to no type. */
const AMBIENT = `declare module '*.css';
${['gif', 'jpg', 'png', 'svg', 'webp'].map(pictureModule).join('\n')}`;

const START = '.depart.jsx';
const NAMED = /^(?:export\s+)?(?:async\s+)?(?:function|const|class)\s+([A-Z]\w*)/gm;
const EXPORTED = /^export\s+default\b|\bas\s+default\b/m;
/** As create-vite starts an application. */
const MOUNT = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Exemple from './NAME';
createRoot(document.getElementById('root')).render(<StrictMode><Exemple /></StrictMode>);
`;

/** How components in JSX are typed, mounted, shown and tested. */
export function reactOf(kind: Kind): Pick<Technology, 'fences' | 'prepare' | 'run' | 'test'> {
  let packages: Promise<Packages> | undefined;
  const stage = async (name: string, folder: Folder) => {
    packages ??= bundlePackages(kind.toolchain, kind.modules);
    return sceneOf(name, folder, await packages, kind);
  };
  const fences = ['jsx', 'tsx'].map((word) => ({
    ...{ word, isPage: true },
    ...{ continues: ['jsx', 'tsx'], words: ['file'] as const },
  }));
  return {
    fences,
    prepare: (drafts) => checkTypes(drafts, kind),
    run: async (job) => (isOnlyWritten(job.sample) ? written(job) : show(job, stage)),
    test: {
      extension: 'js',
      async run(folder) {
        const name = folder['page.jsx'] ? 'page.jsx' : 'exercice.jsx';
        return runPageTests(folder, () => stage(name, folder));
      },
    },
  };
}

/** In JSX a failure is told by the tools that a reader of JSX has: the browser, or the bundler. */
async function checkTypes(drafts: readonly Draft[], { toolchain }: Kind) {
  const typed = drafts.filter(({ sample }) => sample.language === 'tsx');
  const plain = drafts.filter(({ sample }) => sample.language === 'jsx' && !sample.mustFail);
  const faultsOf = (group: readonly Draft[], strict: boolean) => {
    const settings = { options: { ...OPTIONS, strict }, ambient: AMBIENT, toolchain };
    return findTypeFaults(group.map(programIn), settings);
  };
  return new Map([
    ...messagesOf(typed, await faultsOf(typed, true)),
    // Without a type on its props, no component of a beginner would be strict.
    ...messagesOf(plain, await faultsOf(plain, false)),
  ]);
}

function programIn({ sample, folder }: Draft) {
  const name = nameOf(sample);
  return { folder: withFile(folder, name, `${programOf(sample)}\n`), names: [name] };
}

function nameOf({ file, language }: Sample): string {
  return file ?? `exemple.${language}`;
}

async function show(
  job: Job,
  stage: (name: string, folder: Folder) => Promise<Scene>,
): Promise<Outcome> {
  const { folder } = job;
  const shown = shownParts(job.sample).at(-1) ?? job.sample;
  const name = nameOf(shown);
  try {
    return await runPage(job, await stage(name, withFile(folder, name, `${programOf(shown)}\n`)));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { output: '', message, isFailure: true, folder };
  }
}

async function sceneOf(
  name: string,
  folder: Folder,
  { served, importMap }: Packages,
  { modules }: Kind,
): Promise<Scene> {
  const program = startOf(name, folder);
  const files = await bundleProgram({ ...program, external: new Set(Object.keys(modules)) });
  return sceneAt('', folder, new Map([...served, ...files, ['index.html', pageOf(importMap)]]));
}

/** A program that calls `createRoot` starts itself; else its component is mounted, if it has one. */
function startOf(name: string, folder: Folder): { start: string; folder: Folder } {
  const text = String(readFile(folder, name) ?? '');
  const component = [...text.matchAll(NAMED)].findLast(([, one = '']) => isComponent(one))?.[1];
  const isExported = EXPORTED.test(text);
  if (/\bcreateRoot\s*\(/.test(text) || !(isExported || component)) return { start: name, folder };
  const whole = isExported ? text : `${text}export { ${component} as default };\n`;
  const mounted = withFile(withFile(folder, name, whole), START, MOUNT.replace('NAME', name));
  return { start: START, folder: mounted };
}

/** `Carte`, not `PRIX_MAX`. */
function isComponent(name: string): boolean {
  return name.length === 1 || /[a-z]/.test(name);
}

/** The page of create-vite; without the console's invitation to install the tools of React. */
function pageOf(importMap: string): string {
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Exemple</title>
<script>__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }</script>
<script type="importmap">${importMap}</script>
<script type="module" src="/exemple.js"></script>
</head>
<body><div id="root"></div></body>
</html>`;
}

function pictureModule(ending: string): string {
  return `declare module '*.${ending}' { const address: string; export default address; }`;
}
