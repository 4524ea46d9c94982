import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copySite, removeSite, runAstro } from './broken-site.ts';

/** A whole build on a loaded machine. */
const BUILD_MS = 900_000;
const COURSE = 'content/catalog/courses/couture-boubou.yaml';
const COVER = 'content/catalog/media/covers/couture-boubou.svg';

let folder = '';
const at = (path: string) => join(folder, path);
const nouveau = (...args: string[]) =>
  spawnSync(process.execPath, ['src/tools/scaffold/nouveau.ts', ...args], { cwd: folder });

beforeAll(() => {
  folder = copySite();
});
afterAll(() => removeSite(folder));

test('a build stops at the faults of the catalogue and at places to fill, before any page (Y7, Y8)', {
  timeout: BUILD_MS,
}, () => {
  nouveau('cours', 'couture-boubou');
  const draft = readFileSync(at(COURSE), 'utf8');
  const category = /^category: .*$/m;
  const faulty = draft.replace('brouillon: true', '').replace(category, 'category: Desing');
  writeFileSync(at(COURSE), faulty);
  const { status, said } = runAstro(folder, 'build');
  writeFileSync(at(COURSE), draft);
  expect(status).not.toBe(0);
  expect(said).toContain('le contenu a des fautes.');
  expect(said).toMatch(`${COURSE}:8 : la catégorie « Desing » n’existe pas — écris « Design »,`);
  expect(said).toMatch(`${COURSE}:6 : « À ÉCRIRE » est resté là`);
  expect(said).not.toMatch(/^\s+at /m);
  expect(globSync('dist/**/*.html', { cwd: folder })).toEqual([]);
});

test('a published file that is no YAML, or breaks its schema, stops a build', {
  timeout: BUILD_MS,
}, () => {
  const step = 'content/tutorials/python/3-bases.mdx';
  const text = readFileSync(at(step), 'utf8');
  const said = [/^description: .*$/m, /^title: .*$/m].map((line, index) => {
    writeFileSync(
      at(step),
      text.replace(line, ['description: court', 'title: Les : bases'][index] ?? ''),
    );
    const outcome = runAstro(folder, 'sync');
    expect(outcome.status).not.toBe(0);
    return outcome.said;
  });
  writeFileSync(at(step), text);
  for (const text of said) expect(text).not.toMatch(/^\s+at /m);
  expect(said[0]).toContain(`${step}:3 : description : il y en a 5 — il faut 70 à 160 caractères`);
  expect(said[1]).toContain(`${step}:2 : un « : » dans le texte coupe cette ligne en deux`);
});

test('a build leaves drafts out of every file, even faulty ones, and names them (Y6)', {
  timeout: BUILD_MS,
}, () => {
  for (const slug of ['reactnative', 'angular']) {
    rmSync(at(`content/tutorials/${slug}`), { recursive: true, force: true });
    expect(nouveau('tutoriel', slug).status).toBe(0);
  }
  // One is not even YAML, one has steps that nothing could show.
  writeFileSync(at('content/tutorials/angular/tutorial.yaml'), 'brouillon: true\ntitle: [\n');
  writeFileSync(at('content/tutorials/reactnative/3-bases.mdx'), '---\ntitle: X\n---\n\n{import(');
  cpSync(at('content/catalog/media/covers/python-premiers-scripts.svg'), at(COVER));
  const draft = readFileSync(at(COURSE), 'utf8');
  writeFileSync(at(COURSE), draft.replace('# cover:', 'cover:'));
  const { status, said } = runAstro(folder, 'build');
  expect([status, said.slice(-2_000)]).toEqual([0, expect.anything()]);
  // The project may have drafts of its own.
  const named = said.split('\n').filter((line) => line.startsWith('Brouillon'));
  expect(named).toEqual(
    expect.arrayContaining([
      `Brouillon laissé de côté : ${COURSE}`,
      'Brouillon laissé de côté : content/tutorials/angular',
      'Brouillon laissé de côté : content/tutorials/reactnative',
    ]),
  );
  const files = globSync('dist/**/*.{html,json,xml,js}', { cwd: folder });
  const naming = files.filter((file) =>
    /ressources\/(?:angular|reactnative)|couture-boubou|À ÉCRIRE/.test(
      readFileSync(at(file), 'utf8'),
    ),
  );
  expect(naming).toEqual([]);
  expect(
    globSync('dist/**/{angular,reactnative,couture-boubou}.{html,png,svg}', { cwd: folder }).sort(),
  ).toEqual(['dist/logos/angular.svg']);
  const resources = readFileSync(at('dist/ressources.html'), 'utf8');
  expect(resources).toMatch(/<b>React Native<\/b>(?:(?!<\/li>).)*Bientôt/s);
});
