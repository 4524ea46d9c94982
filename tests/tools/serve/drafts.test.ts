import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySite, removeSite } from '../../build/broken-site.ts';
import { DRAFTS_API_PORT, DRAFTS_PORT } from '../../support/ports.ts';
import { answer, type Dev, startDev } from './dev-server.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };

test('an unfinished tutorial breaks its own page alone, and is mended without a restart (Y6)', async () => {
  const folder = copySite();
  const unfinished = join(folder, 'content/tutorials/reactnative');
  const yaml = join(unfinished, 'tutorial.yaml');
  const step = (name: string) => join(unfinished, `${name}.mdx`);
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(join(folder, 'content/tutorials/python'), unfinished, { recursive: true });
  edit(yaml, 'title: Python', 'title: React Native');
  // From the start: a head that is no YAML, and one that breaks its schema.
  const good = readFileSync(step('4-utils'), 'utf8');
  edit(step('2-first'), 'title: Premiers pas', 'title: Les pas : premiers');
  edit(step('4-utils'), /^description: .*$/m, 'description: court');
  rmSync(step('3-bases'));
  const dev = startDev(folder, DRAFTS_PORT, DRAFTS_API_PORT);
  onTestFinished(async () => {
    await dev.stop();
    removeSite(folder);
  });

  expect(await dev.answers('/ressources/python')).toContain('Apprendre Python');
  expect(await dev.answers('/ressources')).toContain('Ressources gratuites');
  expect(await dev.answers('/recherche.json')).not.toContain('"slug":"reactnative"');
  await faulty(
    dev,
    'reactnative/3-bases.mdx:1 : cette étape manque — écris-la, ou mets « brouillon: true »',
  );

  cpSync('content/tutorials/python/3-bases.mdx', step('3-bases'));
  await faulty(
    dev,
    'content/tutorials/reactnative/2-first.mdx:2 : un « : » dans le texte coupe cette ligne en deux',
  );
  edit(step('2-first'), 'title: Les pas : premiers', 'title: Premiers pas');
  await faulty(
    dev,
    'reactnative/4-utils.mdx:3 : description : il y en a 5 — il faut 70 à 160 caractères',
  );
  writeFileSync(step('4-utils'), good);
  expect(await dev.answers('/ressources/reactnative')).not.toMatch(/badge-draft[^>]*>Brouillon</);

  edit(yaml, 'title: React Native', 'brouillon: true\ntitle: React Native');
  renameSync(step('8-final'), join(folder, '8-final.mdx'));
  await shows('/ressources/reactnative', /Cette étape n’est pas encore écrite\./);
  await shows('/ressources/reactnative', /badge-draft[^>]*>Brouillon</);
  await shows('/ressources', /badge-draft[^>]*>Brouillon</);
  renameSync(join(folder, '8-final.mdx'), step('8-final'));
  await shows('/ressources/reactnative', /^(?!.*n’est pas encore écrite)/s);

  const course = join(folder, 'content/catalog/courses/aa-couture.yaml');
  cpSync('content/catalog/courses/site-atelier-couture.yaml', course);
  edit(course, /^/, 'brouillon: true\n');
  edit(course, 'cover: site-atelier-couture.svg', 'cover: aa-couture.svg');
  const covers = join(folder, 'content/catalog/media/covers');
  cpSync(join(covers, 'site-atelier-couture.svg'), join(covers, 'aa-couture.svg'));
  await shows('/', /formation-aa-couture/);
  await shows('/media/covers/aa-couture.svg', /<svg/);
  const sold = await fetch(`http://localhost:${DRAFTS_PORT}/media/sections/cache-hors-ligne.png`);
  expect(sold.status).toBe(404);
  await vi.waitFor(async () => {
    expect(await answer(DRAFTS_API_PORT, '/course')).toMatch(/"aa-couture".*"Brouillon"/);
  }, PATIENCE);
});

/** Asks for the page of the tutorial until its fault is this one: Astro shows it there, and prints it. */
async function faulty(dev: Dev, sentence: string): Promise<void> {
  await vi.waitFor(async () => {
    const { status } = await fetch(`http://localhost:${DRAFTS_PORT}/ressources/reactnative`);
    expect(status).toBe(500);
    expect(dev.said()).toContain(sentence);
  }, PATIENCE);
}

async function shows(path: string, text: RegExp): Promise<void> {
  await vi.waitFor(async () => expect(await answer(DRAFTS_PORT, path)).toMatch(text), PATIENCE);
}
