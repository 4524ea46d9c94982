import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_SETTINGS } from '../support/site-build.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';

const STEP = 'content/tutorials/css/3-bases.mdx';
const COVERS = 'content/catalog/media/covers';
/** What the page changes with it: its text is searched, kept, passed on and read without network. */
const CHANGED = [
  'a-partager/css.html',
  'hors-ligne/css.json',
  'pagefind/fragment',
  'pagefind/index',
  'pagefind/pagefind-entry.json',
  'pagefind/pagefind.fr.pf_meta',
  'ressources/css.html',
  'sw.js',
];

test('one word changed, and a draft of a course: one page changes, every other file is the same to the byte (W22, Y6)', () => {
  const folder = copySite();
  onTestFinished(() => removeSite(folder));
  const path = join(folder, STEP);
  const [, fields = '', prose = ''] =
    /^(---\n.*?\n---\n)(.*)$/s.exec(readFileSync(path, 'utf8')) ?? [];
  writeFileSync(path, fields + prose.replace(/\p{L}+\.$/mu, 'autrement.'));
  const draft = [resolve('src/tools/scaffold/nouveau.ts'), 'cours', 'couture-boubou'];
  expect(spawnSync(process.execPath, draft, { cwd: folder }).status).toBe(0);
  const course = join(folder, 'content/catalog/courses/couture-boubou.yaml');
  writeFileSync(course, readFileSync(course, 'utf8').replace('# cover:', 'cover:'));
  cpSync(`${COVERS}/python-premiers-scripts.svg`, join(folder, COVERS, 'couture-boubou.svg'));
  const { status, said } = runAstro(folder, SITE_SETTINGS);
  expect(status, said).toBe(0);
  expect(said).toContain(
    'Brouillon laissé de côté : content/catalog/courses/couture-boubou.yaml\n',
  );

  const [before, after] = [filesIn('dist'), filesIn(join(folder, 'dist'))];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  console.log(`one word: ${changed.length} of ${after.size} files, compressed copies included`);
  expect([...new Set(changed.map(nameOf))].sort()).toEqual(CHANGED);
});

/** Each file by its path, its bytes as text. */
function filesIn(folder: string): Map<string, string> {
  const files = globSync('**/*.*', { cwd: folder });
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
}

/** Without its compression, and without the hash that follows from its content. */
function nameOf(file: string): string {
  return file
    .replace(/\.(?:br|gz)$/, '')
    .replace(/^(pagefind\/(?:fragment|index))\/.*/, '$1')
    .replace(/fr_[\da-f]+\.pf_meta$/, 'fr.pf_meta');
}
