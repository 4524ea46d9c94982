import { hasDefault } from '../../../../src/workshop/languages/react/mounted.ts';
import { bundlerFor, runBundledPage, type Start } from '../../page/bundle/bundled-page.ts';
import { chromiumVersion } from '../../page/chromium.ts';
import { drawPage } from '../../page/pictures/picture.ts';
import { runPageTests } from '../../page/remote/page-tests.ts';
import type { ServedPage } from '../../page/served-page.ts';
import { type Folder, readFile, withFile } from '../../read/folder.ts';
import { isOnlyWritten, lastShown, programOf, type Sample } from '../../read/sample.ts';
import { atOnce } from '../../run/at-once.ts';
import {
  failed,
  type Job,
  messagesOf,
  type Outcome,
  type SampleInFolder,
  type Technology,
  type TestRun,
  written,
} from '../../run/technology.ts';
import { packageVersion } from '../../run/toolchains/packages.ts';
import { runVitest, vitestVersion } from '../vitest/run-vitest.ts';
import { linkAngular } from './linker.ts';
import { compileAngular, isConfig } from './ngc.ts';

const TOOLCHAIN = 'angular';
const UNNAMED = 'exemple.ts';
const START = '.depart.js';
/** The styles of the whole application. */
const STYLES = 'styles.css';
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
/** Without the message of Angular. */
const HEAD = `<script>
const { log } = console;
console.log = (...all) => /^Angular is running in dev/.test(all[0]) || log(...all);
</script>`;
const SETUP = '.essais.js';
/** What the builder of `ng test` does before the tests. */
const SETUP_CODE = `import '@angular/compiler';
import { getTestBed } from '@angular/core/testing';
import { BrowserTestingModule, platformBrowserTesting } from '@angular/platform-browser/testing';
getTestBed().initTestEnvironment(BrowserTestingModule, platformBrowserTesting());
`;
const TEST_CONFIG = `export default {
  test: { environment: 'jsdom', globals: true, setupFiles: './${SETUP}' },
};
`;
const COMPONENT = /@Component\s*\([\s\S]*?\bclass\s+([A-Z]\w*)/g;

const samples = atOnce(
  (drafts: readonly SampleInFolder[]) => compileAngular(drafts.map(programIn)),
  ({ sample }) => sample,
);
const exercises = atOnce(
  (folders: readonly Folder[]) => compileAngular(folders.map(exerciseIn)),
  (folder) => folder,
);

export const angular: Technology = {
  name: 'angular',
  module: import.meta.filename,
  tutorial: 'angular',
  proof:
    'compilé par le compilateur d’Angular (strictTemplates, avertissements compris), puis rendu dans Chromium : le résultat est le texte visible ; un test, exécuté par Vitest sous jsdom',
  fences: [
    {
      word: 'typescript',
      aliases: ['ts'],
      continues: ['typescript'],
      words: ['file'],
      kind: 'page',
      tests: /\.spec\.ts$/,
    },
    { word: 'html', words: ['file'] },
  ],
  extension: 'ts',
  toolchains: [TOOLCHAIN, 'chromium'],
  version: () => `${compiledVersion()}, ${chromiumVersion()}`,
  versionFor: (sample) =>
    `${compiledVersion()}, ${isTests(sample) ? vitestVersion(TOOLCHAIN) : chromiumVersion()}`,
  prepare,
  run,
  draw: async (job) => drawPage(job, await servedPageOf(lastShown(job.sample), job.folder)),
  test: { extension: 'js', prepare: exercises.prepare, run: runTests },
};

const bundlePage = bundlerFor({
  toolchain: TOOLCHAIN,
  modules: Object.fromEntries(NAMES.map((name) => [name, name])),
  head: HEAD,
  link: linkAngular,
  body: '<app-root></app-root>',
});

/** A template is compiled with the component that names it. */
async function prepare(drafts: readonly SampleInFolder[]): Promise<Map<Sample, string>> {
  const programs = drafts.filter(({ sample }) => sample.language === 'typescript');
  const all = await samples.prepare(programs);
  return messagesOf(
    programs,
    all.map(({ faults }) => faults),
  );
}

async function run(job: Job): Promise<Outcome> {
  const shown = lastShown(job.sample);
  if (isOnlyWritten(shown) && shown === job.sample) return written(job);
  if (shown.language === 'html') {
    return failed(job, 'un gabarit ne se vérifie pas seul : donne-lui file=, avant son composant');
  }
  if (isTests(shown)) return runTestsOf(shown, job);
  return runBundledPage(job, () => servedPageOf(shown, job.folder));
}

/** Whether it is a file of tests: the other samples in TypeScript are pages. */
function isTests({ kind }: Sample): boolean {
  return kind === 'program';
}

/** Runs a file of tests as `ng test` does: compiled ahead of time, then by Vitest, under its own name. */
async function runTestsOf(sample: Sample, job: Job): Promise<Outcome> {
  const { code } = await samples.madeOf({ sample, folder: job.folder });
  const file = nameOf(sample).replace(/\.ts$/, '.js');
  const folder = { ...job.folder, ...code };
  const ready = withFile(withFile(folder, SETUP, SETUP_CODE), 'vitest.config.js', TEST_CONFIG);
  const done = await runVitest(job, { file, folder: ready, toolchain: TOOLCHAIN });
  const named = (text: string) => text.replaceAll(file, nameOf(sample));
  return { ...done, output: named(done.output), message: named(done.message) };
}

async function servedPageOf(sample: Sample, folder: Folder): Promise<ServedPage> {
  const { code } = await samples.madeOf({ sample, folder });
  return bundlePage(startOf(nameOf(sample), programOf(sample), code, folder));
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
  return { start: START, folder: withFile(all, START, mountOf(own, all)) };
}

/**
 * Mounts a component in an element of its selector, with what a project of `ng new` gives it: the `appConfig`
 * of the folder and its `styles.css`, if they are there.
 */
function mountOf(own: string, folder: Folder): string {
  const config = Object.keys(folder).find((name) => name.endsWith('.js') && isConfig(name));
  return `${folder[STYLES] ? `import './${STYLES}';` : ''}
import { reflectComponentType } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import Exemple from './${own}';
${config ? `import { appConfig } from './${config}';` : 'const appConfig = undefined;'}
const { selector } = reflectComponentType(Exemple);
if (!document.querySelector(selector)) document.body.append(document.createElement(selector));
bootstrapApplication(Exemple, appConfig).catch((error) => console.error(error));
`;
}

/** The file of an exercise whose component is shown. */
function startIn(folder: Folder): string {
  return folder['page.ts'] ? 'page.ts' : 'exercice.ts';
}

function exerciseIn(folder: Folder) {
  const name = startIn(folder);
  const whole = withFile(folder, name, exporting(String(readFile(folder, name))));
  return { folder: whole, names: ['exercice.ts', name] };
}

/** Runs the tests. A fault of ngc is a failed test, as with tsc in TypeScript. */
async function runTests(folder: Folder): Promise<TestRun> {
  const name = startIn(folder);
  const text = String(readFile(folder, name));
  const { code, faults } = await exercises.madeOf(folder);
  const done = await runPageTests(folder, () => bundlePage(startOf(name, text, code, folder)));
  const refused = [...new Set(faults)].map((fault) => ({ name: 'ngc', fault }));
  return { ...done, tests: [...refused, ...done.tests] };
}

function compiledVersion(): string {
  return `Angular ${packageVersion(TOOLCHAIN, '@angular/core')}, TypeScript ${packageVersion(TOOLCHAIN, 'typescript')}`;
}
