import { hasDefault } from '../../../../src/rules/tutorial/workshop/react/mounted.ts';
import { bundlerFor, runBundledPage, type Start } from '../../page/bundle/bundled-page.ts';
import { chromiumVersion } from '../../page/chromium.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPageTests } from '../../page/remote/page-tests.ts';
import type { ServedPage } from '../../page/served-page.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import { isOnlyWritten, lastShown, programOf, type Sample } from '../../read/sample.ts';
import {
  type Job,
  messagesOf,
  type Outcome,
  type SampleInFolder,
  type Technology,
  type TestRun,
  written,
} from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { type Compiled, compileAngular, isConfig } from './ngc.ts';

const UNNAMED = 'exemple.ts';
const START = '.depart.js';
const NAMES = [
  '@angular/common',
  '@angular/common/http',
  '@angular/common/locales/fr',
  '@angular/compiler',
  '@angular/core',
  '@angular/core/rxjs-interop',
  '@angular/forms',
  '@angular/forms/signals',
  '@angular/platform-browser',
  '@angular/router',
  'rxjs',
  'rxjs/operators',
];
/** The packages of Angular are partly compiled: its compiler finishes them in the page, without its message. */
const HEAD = `<script>
const { log } = console;
console.log = (...all) => /^Angular is running in dev/.test(all[0]) || log(...all);
</script>
<script type="module">import '@angular/compiler';</script>`;
const COMPONENT = /@Component\s*\([\s\S]*?\bclass\s+([A-Z]\w*)/g;

export const angular: Technology = {
  name: 'angular',
  module: import.meta.filename,
  tutorial: 'angular',
  proof:
    'compilé par le compilateur d’Angular (strictTemplates, avertissements compris), puis rendu dans Chromium : le résultat est le texte visible',
  fences: [
    {
      word: 'typescript',
      aliases: ['ts'],
      continues: ['typescript'],
      words: ['file'],
      kind: 'page',
    },
    { word: 'html', words: ['file'] },
  ],
  extension: 'ts',
  toolchains: ['angular', 'chromium'],
  version: () =>
    `Angular ${packageVersion('angular', '@angular/core')}, TypeScript ${packageVersion('angular', 'typescript')}, ${chromiumVersion()}`,
  prepare,
  run,
  draw: async (job) => drawPage(job, await servedPageOf(lastShown(job.sample), job.folder)),
  test: { extension: 'js', run: runTests },
};

const bundlePage = bundlerFor({
  toolchain: 'angular',
  modules: Object.fromEntries(NAMES.map((name) => [name, name])),
  head: HEAD,
  body: '<app-root></app-root>',
});

/** The code of each sample, kept from its preparation to its run. */
const compiledBySample = new WeakMap<Sample, Compiled>();

/** Compiles all programs at once. A template is compiled with the component that names it. */
async function prepare(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const programs = drafts.filter(({ sample }) => sample.language === 'typescript');
  const all = await compileAngular(programs.map(programIn));
  for (const [at, { sample }] of programs.entries()) {
    const compiled = all[at];
    if (compiled) compiledBySample.set(sample, compiled);
  }
  return messagesOf(
    programs,
    all.map(({ faults }) => faults),
  );
}

async function run(job: Job): Promise<Outcome> {
  const shown = lastShown(job.sample);
  if (isOnlyWritten(shown) && shown === job.sample) return written(job);
  if (shown.language === 'html') {
    const message = 'un gabarit ne se vérifie pas seul : donne-lui file=, avant son composant';
    return { output: '', message, isFailure: true, folder: job.folder };
  }
  return runBundledPage(job, () => servedPageOf(shown, job.folder));
}

async function servedPageOf(sample: Sample, folder: Folder): Promise<ServedPage> {
  const { code } = compiledBySample.get(sample) ?? (await compileOne({ sample, folder }));
  return bundlePage(startOf(nameOf(sample), programOf(sample), code, folder));
}

async function compileOne(draft: SampleInFolder): Promise<Compiled> {
  const [compiled] = await compileAngular([programIn(draft)]);
  if (!compiled) throw new Error('ngc n’a rien rendu');
  return compiled;
}

function programIn({ sample, folder }: SampleInFolder) {
  const name = nameOf(sample);
  return { folder: withFile(folder, name, exporting(programOf(sample))), names: [name] };
}

function nameOf({ file }: Sample): string {
  return file ?? UNNAMED;
}

/** Exports the component of a program, on a last line, so that the page can mount it. */
function exporting(text: string): string {
  const component = componentIn(text);
  const isReached = hasDefault(text) || component === undefined;
  return isReached ? `${text}\n` : `${text}\nexport { ${component} as default };\n`;
}

function componentIn(text: string): string | undefined {
  return [...text.matchAll(COMPONENT)].at(-1)?.[1];
}

/** How a program starts: by itself if it calls `bootstrapApplication`, else its last component is mounted. */
function startOf(name: string, text: string, code: Folder, folder: Folder): Start {
  const own = name.replace(/\.ts$/, '.js');
  const all = { ...folder, ...code };
  const isMounted = componentIn(text) && !/\bbootstrapApplication\s*\(/.test(text);
  if (!isMounted) return { start: own, folder: all };
  return { start: START, folder: withFile(all, START, mountOf(own, code)) };
}

/** Mounts a component in an element of its selector, with the `appConfig` of the folder if there is one. */
function mountOf(own: string, code: Folder): string {
  const config = Object.keys(code).find(isConfig);
  return `import { reflectComponentType } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import Exemple from './${own}';
${config ? `import { appConfig } from './${config}';` : 'const appConfig = undefined;'}
const { selector } = reflectComponentType(Exemple);
if (!document.querySelector(selector)) document.body.append(document.createElement(selector));
bootstrapApplication(Exemple, appConfig).catch((error) => console.error(error));
`;
}

/** Runs the tests. A fault of ngc is a failed test, as with tsc in TypeScript. */
async function runTests(folder: Folder): Promise<TestRun> {
  const name = folder['page.ts'] ? 'page.ts' : 'exercice.ts';
  const text = String(readFile(folder, name));
  const whole = withFile(folder, name, exporting(text));
  const [compiled] = await compileAngular([{ folder: whole, names: ['exercice.ts', name] }]);
  const { code, faults } = compiled ?? { code: folder, faults: [] };
  const done = await runPageTests(folder, () => bundlePage(startOf(name, text, code, folder)));
  const lines = [...new Set(faults)].map((fault) => `ngc : ${fault}`);
  return { ...done, failed: [...lines, ...done.failed] };
}
