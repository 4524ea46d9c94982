import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantContent } from '../tools/local-api/support/content-folder.ts';
import { FREE, PAID } from '../tools/local-api/support/fixture.ts';
import { endAll, startMain } from '../tools/local-api/support/process.ts';
import { copySite, removeSite, runAstro } from './broken-site.ts';

/** A site with a service of its own needs no embedded catalogue; with one tutorial it builds faster. */
const LEFT_OUT = ['content/catalog', ...globSync('content/tutorials/!(html)')];
const DRAFTS = ['reactnative', 'angular'];
const EMAIL = 'contact@exemple.sn';
const FORM = 'https://formulaire.example/avis';
const FILM = 'https://video.example/formateur.mp4';

let folder = '';
let api = '';
let said = '';

/** The site of an owner who set everything, a course API, an address, a form, a film, and keeps nothing offline. */
beforeAll(async () => {
  // It names covers by their path on itself: files that this site does not have.
  api = (await startMain({ LOCAL_API_CONTENT: plantContent() })).url;
  folder = copySite();
  for (const name of LEFT_OUT) rmSync(join(folder, name), { recursive: true });
  for (const slug of DRAFTS) {
    const args = [resolve('src/tools/scaffold/nouveau.ts'), 'tutoriel', slug];
    expect(spawnSync(process.execPath, args, { cwd: folder }).status).toBe(0);
  }
  // One is not even YAML, one has steps that nothing could show.
  const at = (path: string) => join(folder, 'content/tutorials', path);
  writeFileSync(at('angular/tutorial.yaml'), 'brouillon: true\ntitle: [\n');
  writeFileSync(at('reactnative/3-bases.mdx'), '---\ntitle: X\n---\n\n{import(');
  const seller = join(folder, 'content/seller.mdx');
  const text = readFileSync(seller, 'utf8');
  writeFileSync(seller, text.replace(/^video:$/m, 'video:\n  weight: 4 Mo'));
  const built = runAstro(folder, {
    PUBLIC_COURSE_API_URL: api,
    PUBLIC_CONTACT_EMAIL: EMAIL,
    PUBLIC_OFFLINE: 'off',
    PUBLIC_FEEDBACK_FORM_URL: FORM,
    PUBLIC_SELLER_VIDEO_URL: FILM,
  });
  said = built.said;
  expect(built.status, said).toBe(0);
});

afterAll(() => {
  endAll();
  removeSite(folder);
});

test('home shows the courses of the owner’s service, and may call it', () => {
  const home = pageOf('index.html');
  expect(home).toContain(`id="formation-${PAID}"`);
  expect(home).toContain(`id="formation-${FREE}"`);
  expect(home).toContain('25\u202F000\u00A0FCFA');
  expect(/connect-src[^;"]*/.exec(home)?.[0].split(' ')).toContain(new URL(api).origin);
});

test('the build ends with what it has built, and nothing to look at (W21)', () => {
  expect(said).toContain(`Le site est construit.\nAdresses :\n  ce site : http://localhost:4321\n`);
  expect(said).toContain(`  formations : ${api}\n`);
  expect(said).toMatch(
    /Poids :\n {2}13 pages ; la plus lourde : \/ressources\/html, \d+\u00A0Ko\n/,
  );
  expect(said).not.toContain('À regarder');
});

test('the media of the embedded catalogue are not shipped', () => {
  expect(existsSync(join(folder, 'dist/media'))).toBe(false);
  expect(pageOf('v1/course.html')).not.toContain('/media/covers/');
});

test('« Nous contacter » writes to the owner’s address', () => {
  expect(pageOf('index.html')).toContain(`href="mailto:${EMAIL}"`);
});

test('« Donner son avis » leads to the owner’s form, in another tab', () => {
  const item = /<(?:a|button)[^>]*>(?:(?!<\/(?:a|button)>).)*Donner son avis/gs;
  const items = pageOf('index.html').match(item) ?? [];
  expect(items.length).toBeGreaterThan(0);
  for (const one of items) {
    expect(one).toMatch(new RegExp(`^<a[^>]* href="${FORM}" target="_blank" rel="noopener"`));
  }
});

test('the trainer page leads to the owner’s film, and says what it weighs', () => {
  const link = new RegExp(`<a class="film[^"]*" href="${FILM}".*?</a>`, 's').exec(
    pageOf('seller.html'),
  );
  expect(link?.[0]).toContain('4 Mo');
});

test('no button offers to keep what the next load erases (K9)', () => {
  for (const page of ['hors-ligne.html', 'ressources/html.html']) {
    expect(pageOf(page)).not.toMatch(/Tout garder|Garder hors ligne \(/);
  }
});

test('drafts are in no file, even faulty ones, and the end names them (Y6)', () => {
  for (const slug of DRAFTS) {
    expect(said).toContain(`Brouillon laissé de côté : content/tutorials/${slug}\n`);
  }
  const files = globSync('dist/**/*.{html,json,xml,js}', { cwd: folder });
  const naming = files.filter((file) =>
    /ressources\/(?:angular|reactnative)|À ÉCRIRE/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(naming).toEqual([]);
  const named = globSync('dist/**/{angular,reactnative}.{html,png,svg}', { cwd: folder });
  expect(named).toEqual(['dist/logos/angular.svg']);
  expect(pageOf('ressources.html')).toMatch(/<b>React Native<\/b>(?:(?!<\/li>).)*Bientôt/s);
});

function pageOf(file: string): string {
  return readFileSync(join(folder, 'dist', file), 'utf8');
}
