import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { inlinePrograms } from '../../../src/build/vite/inline-programs.ts';
import { compiled } from './compiled.ts';

/** A folder with these files, until the end of the test. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'inline-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const RULE = `// a comment to the end of its line
export const used = (a: number): number | undefined => a ?? 1;
export const unused = /(?<=a)b/u;`;

test('types, comments and what is not used are gone; what is new is written for older browsers', async () => {
  const folder = folderOf({
    'rule.ts': RULE,
    'main.ts': "import { used } from './rule.ts';\nwindow.name = String(used(Date.now()));",
  });
  const { code, files } = await compiled(join(folder, 'main.ts'));
  expect(code).toMatch(/^\(function\(\)\{[^\n]*\}\)\(\)$/);
  expect(code).not.toMatch(/comment|number|\?\?|RegExp|\?<=/);
  expect(files).toEqual(['rule.ts', 'main.ts'].map((name) => join(folder, name)));
});

test('a program that does not compile stops the build', async () => {
  const folder = folderOf({ 'main.ts': 'const a = ;' });
  await expect(compiled(join(folder, 'main.ts'))).rejects.toThrow('main.ts');
});

test('a library does nothing by itself, and says what is wrong in words', async () => {
  const main =
    "export const words = () => process.env.NODE_ENV === 'production' ? 31 : 'Une clé manque';";
  const { code } = await compiled(join(folderOf({ 'main.ts': main }), 'main.ts'), '__a');
  const given: unknown = new Function(`${code};return __a.words()`)();
  expect(given).toBe('Une clé manque');
  expect(code).not.toContain('31');
});

test('an import with « ?program » gives the text, and is made again when a file changes', async () => {
  const folder = folderOf({ 'main.ts': 'document.title = "a";' });
  const addWatchFile = vi.fn();
  const load = (id: string) => inlinePrograms().load.call({ addWatchFile }, id);
  const module = await load(`${join(folder, 'main.ts')}?program`);
  expect(module).toBe('export default "(function(){document.title=`a`})()";');
  expect(addWatchFile.mock.calls).toEqual([[join(folder, 'main.ts')]]);
  expect(await load(join(folder, 'main.ts'))).toBeUndefined();
});
