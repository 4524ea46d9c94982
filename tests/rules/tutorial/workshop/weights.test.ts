import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type OutputChunk } from 'rolldown';
import { expect, test } from 'vitest';
import { oneAcorn } from '../../../../src/build/vite/one-acorn.ts';
import {
  type EditedLanguage,
  heavyBench,
  WEIGHTS_KB,
} from '../../../../src/rules/tutorial/workshop/weights.ts';
import { compiled } from '../../../build/vite/compiled.ts';
import { KB } from '../../../support/weigh.ts';

/** What may not be loaded more than once, even in part: in kilobytes, one language counted. */
const LIMITS = { editor: 140, typescript: 60, react: 150 };
const ENTRIES = {
  editor: 'browser/tutorial/workshop/editor/code-editor.ts',
  typescript: 'rules/tutorial/workshop/typescript.ts',
  react: 'rules/tutorial/workshop/react/react.ts',
};
const LIBRARY = fileURLToPath(
  import.meta.resolve('../../../../src/browser/workshop/react/library.ts'),
);
/** What colours each language, by the file that the editor asks for. */
const MODES: readonly [EditedLanguage, RegExp][] = [
  ['html', /html-mode/],
  ['css', /css-mode/],
  ['javascript', /javascript/],
  ['jsx', /javascript/],
  ['typescript', /javascript/],
  ['python', /python/],
  ['sql', /sql/],
];

test('the editor weighs what was said with each language, and no more than it may (U17)', async () => {
  const { entry, imported, loaded } = await built('editor');
  for (const [language, mode] of MODES) {
    const file = imported.find((name) => mode.test(name)) ?? '';
    const weight = loaded([entry, file]);
    expect(weight).toBeLessThan(LIMITS.editor);
    expect(isNear(weight, WEIGHTS_KB[language].editor), `${language}: ${weight} KB`).toBe(true);
  }
});

test('what removes types weighs what was said, and no more than it may (U16)', async () => {
  const { entry, loaded } = await built('typescript', 'react');
  const { typescript, javascript } = WEIGHTS_KB;
  const weight = loaded([entry]);
  expect(weight).toBeLessThan(LIMITS.typescript);
  expect(isNear(weight, typescript.bench - javascript.bench), `${weight} KB`).toBe(true);
});

test('React, and what reads its JSX, weigh what was said, and no more than they may (U23)', async () => {
  const { entry, loaded } = await built('react');
  const library = brotliCompressSync(await textOf(LIBRARY)).length / KB;
  const weight = loaded([entry]) + library;
  expect(weight).toBeLessThan(LIMITS.react);
  const said = WEIGHTS_KB.jsx.bench - WEIGHTS_KB.javascript.bench;
  expect(isNear(weight, said), `${weight} KB, ${library} of them the library`).toBe(true);
});

test.each([
  ['html', undefined],
  ['jsx', 155],
  ['typescript', 67],
  ['sql', 320],
  ['java', undefined],
  ['constructor', undefined],
])('a bench of %s is told before its tap as %s KB (U18)', (language, kilobytes) => {
  expect(heavyBench(language)).toBe(kilobytes);
});

/** The text of a library, as the page has it. */
async function textOf(file: string): Promise<string> {
  return (await compiled(file, 'library')).code;
}

/** A twentieth more or less. */
function isNear(weight: number, said: number): boolean {
  return Math.abs(weight / said - 1) < 0.05;
}

/** A program, and those built beside it, which share files of their own with it. */
async function built(...names: (keyof typeof ENTRIES)[]) {
  const { output } = await build({
    input: names.map((name) =>
      fileURLToPath(import.meta.resolve(`../../../../src/${ENTRIES[name]}`)),
    ),
    plugins: [oneAcorn()],
    write: false,
    output: { minify: true },
  });
  const chunks = new Map<string, OutputChunk>(
    output.flatMap((file) => ('code' in file ? [[file.fileName, file] as const] : [])),
  );
  const own = ENTRIES[names[0] ?? 'editor'];
  const entry = [...chunks.values()].find((chunk) => chunk.facadeModuleId?.endsWith(own));
  if (!entry) throw new Error(`no chunk is that of ${own}`);
  /** In kilobytes, with all that these files import. */
  const loaded = (start: readonly string[]) => {
    const names = new Set(start);
    // A set that grows while it is walked.
    for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
    const sizes = [...names].map((name) => brotliCompressSync(chunks.get(name)?.code ?? '').length);
    return sizes.reduce((sum, size) => sum + size, 0) / KB;
  };
  return { entry: entry.fileName, imported: entry.dynamicImports, loaded };
}
