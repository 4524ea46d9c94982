import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inlinePrograms } from '../../../src/build/vite/inline-programs.ts';
import { plantContent } from '../../tools/checks/planted-content.ts';
import { compiled } from './compiled.ts';

const RULE = `// a comment to the end of its line
export const used = (a: number): number | undefined => a ?? 1;
export const unused = /(?<=a)b/u;`;

test('types, comments and what is not used are gone; what is new is written for older browsers', async () => {
  plantContent({
    'rule.ts': RULE,
    'main.ts': "import { used } from './rule.ts';\nwindow.name = String(used(Date.now()));",
  });
  const { code, files } = await compiled(resolve('main.ts'));
  expect(code).toMatch(/^\(function\(\)\{[^\n]*\}\)\(\)$/);
  expect(code).not.toMatch(/comment|number|\?\?|RegExp|\?<=/);
  expect(files).toEqual(['rule.ts', 'main.ts'].map((name) => resolve(name)));
});

test('a program that does not compile stops the build', async () => {
  plantContent({ 'main.ts': 'const a = ;' });
  await expect(compiled(resolve('main.ts'))).rejects.toThrow('main.ts');
});

test('a library does nothing by itself, and says what is wrong in words', async () => {
  const main =
    "export const words = () => process.env.NODE_ENV === 'production' ? 31 : 'Une clé manque';";
  plantContent({ 'main.ts': main });
  const { code } = await compiled(resolve('main.ts'), '__a');
  const given: unknown = new Function(`${code};return __a.words()`)();
  expect(given).toBe('Une clé manque');
  expect(code).not.toContain('31');
});

test('an import with « ?program » gives the text, and is made again when a file changes', async () => {
  plantContent({ 'main.ts': 'document.title = "a";' });
  const addWatchFile = vi.fn();
  const load = (id: string) => inlinePrograms().load.call({ addWatchFile }, id);
  const module = await load(`${resolve('main.ts')}?program`);
  expect(module).toBe('export default "(function(){document.title=`a`})()";');
  expect(addWatchFile.mock.calls).toEqual([[resolve('main.ts')]]);
  expect(await load(resolve('main.ts'))).toBeUndefined();
});

test('an engine that Emscripten made is a script, without what only its programmers read', async () => {
  const names = Array.from({ length: 100 }, (_, at) => `"name${at}"`).join();
  plantContent({
    'engine.mjs': `const lacks=[${names}];assert(1,"a sentence");async function load(){return[import.meta.url,await import("node:fs")]}export default load;`,
  });
  const { code, files } = await compiled(resolve('engine.mjs'));
  expect(code).toBe('const lacks=[];assert(1);async function load(){return["",import("node:fs")]}');
  expect(files).toEqual([resolve('engine.mjs')]);
});
