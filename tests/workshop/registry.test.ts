import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type OutputChunk } from 'rolldown';
import { expect, test } from 'vitest';
import { oneAcorn } from '../../src/build/vite/one-acorn.ts';
import {
  exerciseLanguage,
  FACTS,
  heavyWorkshop,
  type LanguageName,
} from '../../src/workshop/registry.ts';
import { compiled } from '../build/vite/compiled.ts';
import { KB } from '../support/weigh.ts';

/** What may not be loaded more than once, even in part: in kilobytes, one language counted. */
const LIMITS = { editor: 140, typescript: 60, react: 150 };
const ENTRIES = {
  editor: 'workshop/page/editor/code-editor.ts',
  typescript: 'workshop/languages/typescript/in-javascript.ts',
  react: 'workshop/languages/react/page.ts',
};
const LIBRARY = fileURLToPath(import.meta.resolve('../../src/workshop/languages/react/library.ts'));
const LEGACY = '../node_modules/@codemirror/legacy-modes';

/** The file that colours a language: ours, which comes before those that it is made of, or one of CodeMirror. */
function modeOf({ modules }: (typeof FACTS)[LanguageName]): string {
  const name = modules.find((one) => /\bmode\b/.test(one)) ?? '';
  return name.endsWith('.ts') ? `workshop/languages/web${name}` : LEGACY + name;
}

test('the editor weighs what was said with each language, and no more than it may (U17)', async () => {
  const { loaded } = await built(ENTRIES.editor, ...new Set(Object.values(FACTS).map(modeOf)));
  for (const [language, facts] of Object.entries(FACTS)) {
    const weight = loaded(ENTRIES.editor, modeOf(facts));
    expect(weight).toBeLessThan(LIMITS.editor);
    expect(isNear(weight, facts.weight.editor), `${language}: ${weight} KB`).toBe(true);
  }
});

test('what removes types weighs what was said, and no more than it may (U16)', async () => {
  const { loaded } = await built(ENTRIES.typescript, ENTRIES.react);
  const weight = loaded(ENTRIES.typescript);
  expect(weight).toBeLessThan(LIMITS.typescript);
  expect(isNear(weight, moreThanScripts('typescript')), `${weight} KB`).toBe(true);
});

test('React, and what reads its JSX, weigh what was said, and no more than they may (U23)', async () => {
  const { loaded } = await built(ENTRIES.react);
  const library = brotliCompressSync((await compiled(LIBRARY, '__react')).code).length / KB;
  const weight = loaded(ENTRIES.react) + library;
  expect(weight).toBeLessThan(LIMITS.react);
  expect(
    isNear(weight, moreThanScripts('jsx')),
    `${weight} KB, ${library} of them the library`,
  ).toBe(true);
});

test.each([
  ['html', undefined],
  ['jsx', 155],
  ['typescript', 70],
  ['sql', 325],
  ['java', undefined],
  ['constructor', undefined],
])('a workshop of %s is told before its tap as %s KB (U18)', (language, kilobytes) => {
  expect(heavyWorkshop(language)).toBe(kilobytes);
});

/** What is said of a language, beside what any script needs. */
function moreThanScripts(language: LanguageName): number {
  return FACTS[language].weight.workshop - FACTS.javascript.weight.workshop;
}

/** A twentieth more or less. */
function isNear(weight: number, said: number): boolean {
  return Math.abs(weight / said - 1) < 0.05;
}

/** Files of src built together, which share files of their own. */
async function built(...files: string[]) {
  const input = files.map((file) => fileURLToPath(import.meta.resolve(`../../src/${file}`)));
  const { output } = await build({
    input,
    plugins: [oneAcorn()],
    write: false,
    output: { minify: true },
  });
  const chunks = new Map<string, OutputChunk>(
    output.flatMap((file) => ('code' in file ? [[file.fileName, file] as const] : [])),
  );
  const chunkOf = (file: string) =>
    [...chunks.values()].find(
      ({ facadeModuleId }) => facadeModuleId === input[files.indexOf(file)],
    );
  const sizes = new Map<string, number>();
  /** In bytes as they are sent; measured once, for a chunk is shared by several languages. */
  const sizeOf = (name: string) => {
    const size = sizes.get(name) ?? brotliCompressSync(chunks.get(name)?.code ?? '').length;
    sizes.set(name, size);
    return size;
  };
  /** In kilobytes, with all that these files import. */
  const loaded = (...start: string[]) => {
    const names = new Set(start.map((file) => chunkOf(file)?.fileName ?? ''));
    expect(names).not.toContain('');
    // A set that grows while it is walked.
    for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
    return [...names].reduce((sum, name) => sum + sizeOf(name), 0) / KB;
  };
  return { loaded };
}

test.each([
  [['solution.html', 'starter.html', 'tests.js'], 'html'],
  [['page.html', 'starter.css'], 'css'],
  [['starter.js'], 'javascript'],
  [['page.jsx', 'starter.jsx'], 'jsx'],
  [['starter.ts', 'tests.ts'], 'typescript'],
  [['starter.py', 'tests.py'], 'python'],
  [['starter.java'], undefined],
  [['solution.js'], undefined],
  [[], undefined],
])('the files %j are an exercise of %s', (names, language) => {
  expect(exerciseLanguage(names, '')).toBe(language);
});

test.each([
  ['sql', "import { reponse, test } from './base.js';", 'sql'],
  ['sql', "import mysql from 'mysql2/promise';", undefined],
  ['js', "import { test } from 'node:test';\nimport { total } from './exercice.js';", 'javascript'],
  ['js', "import { once } from 'node:events';", undefined],
  ['js', "import test, { after } from 'node:test';", undefined],
  ['jsx', "import { test, toucher } from './navigateur.js';", 'jsx'],
  ['jsx', "test('a', async ({ page }) => {});", undefined],
  ['jsx', "test('a', async () => assert.deepEqual(await axe(), []));", undefined],
])('a starter.%s whose tests say %j is for a page of %s', (extension, tests, language) => {
  expect(exerciseLanguage([`starter.${extension}`, 'tests.js'], tests)).toBe(language);
});
