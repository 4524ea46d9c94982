import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plantContent } from '../support/content-folder.ts';
import { FREE, HOSTILE, makeContent, makeCourse, PAID } from '../support/fixture.ts';
import { temporaryFolder } from '../support/folder.ts';
import { endAll, run, startMain } from '../support/process.ts';

const PATIENCE = { timeout: 30_000 };

afterAll(endAll);

interface Listed {
  id: string;
  nom: string;
  categories: string[];
}

async function coursesOf(url: string): Promise<Listed[]> {
  const { courses } = await (await fetch(`${url}/course`)).json();
  return courses;
}

const idsOf = async (url: string) => (await coursesOf(url)).map(({ id }) => id);

test('under --follow the catalogue is that of the files, as they change (W13)', async () => {
  // A file that is not named as a course is none.
  const LOCAL_API_CONTENT = plantContent({ 'catalog/courses/Le Zen.yaml': makeCourse() });
  const LOCAL_API_DB = join(temporaryFolder(), 'a.db');
  const write = (id: string, text: string) =>
    writeFileSync(join(LOCAL_API_CONTENT, `catalog/courses/${id}.yaml`), text);
  const api = await startMain({ LOCAL_API_CONTENT, LOCAL_API_DB }, ['--follow']);
  expect(await idsOf(api.url)).toEqual([FREE, HOSTILE, PAID]);

  write('couture', stringify(makeCourse({ name: 'La couture', brouillon: true })));
  await expect.poll(() => idsOf(api.url), PATIENCE).toEqual([FREE, 'couture', HOSTILE, PAID]);
  const [, draft] = await coursesOf(api.url);
  expect(draft).toMatchObject({
    nom: 'La couture',
    categories: expect.arrayContaining(['Brouillon']),
  });
  expect(api.output.stdout).toContain('Catalogue relu : 4 formations.');

  // A fault in one file is said, and keeps neither the others nor its own last good state from the page.
  write('couture', 'name: Couture : tracer');
  write('zen', stringify(makeCourse({ name: 'Le zen' })));
  await expect
    .poll(() => idsOf(api.url), PATIENCE)
    // Its language cannot be read: it stands among the others (C21).
    .toEqual([FREE, HOSTILE, 'couture', PAID, 'zen']);
  const fault =
    'content/catalog/courses/couture.yaml a des fautes : l’API garde ce cours comme il était.';
  expect(new Set(api.output.stderr.trim().split('\n'))).toEqual(new Set([fault]));
  await expect.poll(() => api.output.stdout, PATIENCE).toMatch(/relu : 4 formations\.\n$/);

  rmSync(join(LOCAL_API_CONTENT, 'catalog/courses/zen.yaml'));
  await expect.poll(() => idsOf(api.url), PATIENCE).toEqual([FREE, HOSTILE, 'couture', PAID]);

  // A category that changes its name moves its courses.
  const names = ['Développement web frontend', 'Tableurs'];
  writeFileSync(join(LOCAL_API_CONTENT, 'catalog/categories.yaml'), stringify(names));
  const free = makeContent().courses.find(({ id }) => id === FREE)?.course;
  write(FREE, stringify({ ...free, category: 'Tableurs' }));
  const asked = async () =>
    (await (await fetch(`${api.url}/getCategoriesNamesOnly`)).json()).Categories;
  await expect.poll(asked, PATIENCE).toEqual(names);
  await expect.poll(() => idsOf(api.url), PATIENCE).toContain(FREE);
  await api.stop();

  // What serves a build takes the draft out.
  const built = await startMain({ LOCAL_API_CONTENT, LOCAL_API_DB });
  expect(await idsOf(built.url)).toEqual([FREE, HOSTILE, PAID]);
  await built.stop();
});

test('a course that an editor saves by a rename is read each time, also one that was faulty at first', async () => {
  const LOCAL_API_CONTENT = plantContent({ 'catalog/courses/zen.yaml': 'name: Le zen : un' });
  const api = await startMain({ LOCAL_API_CONTENT }, ['--follow']);
  const file = join(LOCAL_API_CONTENT, 'catalog/courses/zen.yaml');
  for (const name of ['Le zen', 'Le zen du tableur', 'Le zen des cartes']) {
    writeFileSync(`${file}.new`, stringify(makeCourse({ name })));
    renameSync(`${file}.new`, file);
    const nameOf = async () => (await coursesOf(api.url)).find(({ id }) => id === 'zen')?.nom;
    await expect.poll(nameOf, PATIENCE).toBe(name);
  }
  await api.stop();
});

test('a reset by another command leaves its drafts there', async () => {
  const LOCAL_API_CONTENT = plantContent({
    'catalog/courses/couture.yaml': makeCourse({ brouillon: true }),
  });
  const settings = { LOCAL_API_CONTENT, LOCAL_API_DB: join(temporaryFolder(), 'a.db') };
  const api = await startMain(settings, ['--follow']);
  expect(await idsOf(api.url)).toEqual([FREE, 'couture', HOSTILE, PAID]);
  expect(await run('data/reset.ts', settings).ended).toBe(0);
  await expect.poll(() => api.output.stdout, PATIENCE).toContain('Catalogue relu : 4 formations.');
  await expect.poll(() => idsOf(api.url), PATIENCE).toEqual([FREE, 'couture', HOSTILE, PAID]);
  await api.stop();
});
