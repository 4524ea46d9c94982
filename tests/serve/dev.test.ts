import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copySite, removeSite } from '../build/broken-site.ts';
import { DEV_API_PORT, DEV_PORT } from '../support/ports.ts';

const PATIENCE = { timeout: 120_000, interval: 200 };
/** A dev server that starts, then several pages, on a loaded machine. */
const SLOW_MS = 600_000;

test('`npm run dev` answers a page and the API, and says nothing of a fault', async () => {
  const said = startDev('.');
  const page = await vi.waitFor(() => answer(DEV_PORT, '/ressources'), PATIENCE);
  expect(page).toContain('Ressources gratuites à lire');
  expect(await answer(DEV_API_PORT, '/course?version=2')).toContain('"courses"');
  await vi.waitFor(() => expect(said()).toContain('[200] /ressources'), PATIENCE);
  expect(said()).not.toMatch(/invalid hook call|error/i);
});

test('an unfinished tutorial breaks its own page alone, and is mended without a restart (Y6)', {
  timeout: SLOW_MS,
}, async () => {
  const folder = copySite();
  const sql = join(folder, 'content/tutorials/sql');
  const yaml = join(sql, 'tutorial.yaml');
  const step = (name: string) => join(sql, `${name}.mdx`);
  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  cpSync(join(folder, 'content/tutorials/python'), sql, { recursive: true });
  edit(yaml, 'title: Python', 'title: SQL');
  // From the start: a head that is no YAML, and one that breaks its schema.
  const good = readFileSync(step('4-utils'), 'utf8');
  edit(step('2-first'), 'title: Premiers pas', 'title: Les pas : premiers');
  edit(step('4-utils'), /^description: .*$/m, 'description: court');
  rmSync(step('3-bases'));
  const said = startDev(folder);

  await vi.waitFor(() => answer(DEV_PORT, '/ressources/python'), PATIENCE);
  expect(await answer(DEV_PORT, '/ressources')).toContain('Ressources gratuites');
  expect(await answer(DEV_PORT, '/recherche.json')).not.toContain('"slug":"sql"');
  await faulty(
    said,
    'content/tutorials/sql/3-bases.mdx manque : un tutoriel a huit étapes. Écris-la,',
  );

  cpSync('content/tutorials/python/3-bases.mdx', step('3-bases'));
  await faulty(said, 'content/tutorials/sql/2-first.mdx : ce fichier n’est pas du YAML');
  edit(step('2-first'), 'title: Les pas : premiers', 'title: Premiers pas');
  await faulty(said, '4-utils.mdx : description : il faut 70 à 160 caractères, il y en a 5');
  writeFileSync(step('4-utils'), good);
  await vi.waitFor(() => answer(DEV_PORT, '/ressources/sql'), PATIENCE);
  expect(await answer(DEV_PORT, '/ressources/sql')).not.toContain('Brouillon');

  edit(yaml, 'title: SQL', 'brouillon: true\ntitle: SQL');
  renameSync(step('8-final'), join(folder, '8-final.mdx'));
  await shows('/ressources/sql', 'Cette étape n’est pas encore écrite.');
  await shows('/ressources', 'Brouillon');
  expect(await answer(DEV_PORT, '/ressources/sql')).toMatch(/badge-draft[^>]*>Brouillon</);
  renameSync(join(folder, '8-final.mdx'), step('8-final'));
  await vi.waitFor(async () => {
    expect(await answer(DEV_PORT, '/ressources/sql')).not.toContain('n’est pas encore écrite');
  }, PATIENCE);

  const course = join(folder, 'content/catalog/courses/aa-couture.yaml');
  cpSync('content/catalog/courses/site-atelier-couture.yaml', course);
  edit(course, /^/, 'brouillon: true\n');
  await shows('/', 'formation-aa-couture');
  await vi.waitFor(async () => {
    expect(await answer(DEV_API_PORT, '/course')).toContain('"aa-couture"');
  }, PATIENCE);
});

/** Asks for the page of the tutorial until its fault is this one: Astro shows it over the page, and prints it. */
async function faulty(said: () => string, sentence: string): Promise<void> {
  await vi.waitFor(async () => {
    const { status } = await fetch(`http://localhost:${DEV_PORT}/ressources/sql`);
    expect(status).toBe(500);
    expect(said()).toContain(sentence);
  }, PATIENCE);
}

async function shows(path: string, text: string): Promise<void> {
  await vi.waitFor(async () => expect(await answer(DEV_PORT, path)).toContain(text), PATIENCE);
}

/** `npm run dev` of a project, until the test ends; returns all that it has said so far. */
function startDev(folder: string): () => string {
  const dev = spawn(process.execPath, [resolve(folder, 'src/serve/dev.ts')], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      // Not the variables by which Vitest says that it tests: Astro would read them.
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ASTRO_TELEMETRY_DISABLED: '1',
      PORT: String(DEV_PORT),
      API_PORT: String(DEV_API_PORT),
      LOCAL_API_DB: ':memory:',
    },
  });
  const ended = once(dev, 'exit');
  const said: string[] = [];
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => said.push(`${text}`));
  onTestFinished(async () => {
    dev.kill('SIGTERM');
    await ended;
    if (folder !== '.') removeSite(folder);
  });
  return () => said.join('');
}

/** The body of an answer; throws when there is none, or a refusal. */
async function answer(port: number, path: string): Promise<string> {
  const response = await fetch(`http://localhost:${port}${path}`);
  expect(response.status).toBe(200);
  return response.text();
}
