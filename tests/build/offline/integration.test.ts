import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { afterAll, describe, expect, test } from 'vitest';
import { toBrotli } from '../../../src/build/compress.ts';
import { offline } from '../../../src/build/offline/integration.ts';
import { readSettings } from '../../../src/build/settings.ts';
import { sizeLabel } from '../../../src/rules/text/size-label.ts';
import { decodeKeptList } from '../../../src/wire/offline.ts';

const MAX_BYTES = 2_000;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const page = (title: string, text = '') =>
  `<!doctype html><html lang="fr" data-version="dev"><title>${title} · Jàngal</title>` +
  `<script type="module" src="/_astro/a.js"></script><main><p>${text}</p></main></html>`;
const weights = '<span data-weight="kept">…</span> <span data-weight="page">…</span>';

const folder = await build({}, 'Bonjour');
const html = read(folder, 'ressources/python.html');
const list = decodeKeptList(JSON.parse(read(folder, 'hors-ligne/python.json')));
const worker = read(folder, 'sw.js');

describe('after a build', () => {
  test('the worker weighs 2 KB at most, brotli', () => {
    expect(brotliCompressSync(worker).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  test('every page carries its own name, and the worker those of all', () => {
    const names = ['index', 'hors-ligne', 'ressources/python'].map((page) => nameOf(folder, page));
    expect(new Set(names).size).toBe(3);
    for (const name of names) {
      expect(name).toMatch(/^\w{8}$/);
      expect(worker).toContain(name);
    }
  });

  test('a page keeps its name and its bytes when another one changes', async () => {
    const other = await build({}, 'Bonjour', 'Nouvel accueil');
    for (const file of ['hors-ligne.html', 'ressources/python.html', 'hors-ligne/python.json']) {
      expect(read(other, file)).toBe(read(folder, file));
    }
    expect(nameOf(other, 'index')).not.toBe(nameOf(folder, 'index'));
    expect(read(other, 'sw.js')).not.toBe(worker);
  });

  test('a page whose script has another name is another page', async () => {
    const target = await build({}, 'Bonjour', 'Accueil', 'b.js');
    expect(nameOf(target, 'index')).not.toBe(nameOf(folder, 'index'));
  });

  test('the worker knows what « /hors-ligne » needs', () => {
    expect(worker).toContain('/_astro/a.js');
  });

  test('a tutorial says what it weighs, its own digits included', async () => {
    const { length } = await toBrotli(Buffer.from(html));
    expect(list.files).toContainEqual({ path: '/ressources/python', bytes: length });
    expect(html).toContain(`<span data-weight="page">${sizeLabel(length)}</span>`);
    expect(html).toContain(`<span data-weight="kept">${sizeLabel(list.bytes)}</span>`);
    expect(list.files.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(list.bytes);
    expect(list.title).toBe('Apprendre Python');
  });

  test('the same content has the same names, another one others', async () => {
    const same = await build({}, 'Bonjour');
    expect(read(same, 'sw.js')).toBe(worker);
    const other = await build({}, 'Bonsoir');
    expect(read(other, 'sw.js')).not.toBe(worker);
  });
});

test('what the workshop weighs is said apart (K5)', async () => {
  const target = await build(
    {},
    '<button data-part="workshop">Essayer</button>',
    'Accueil',
    'a.js',
    {
      'atelier.html': 'Atelier',
    },
  );
  const { bytes, files } = decodeKeptList(JSON.parse(read(target, 'hors-ligne/python.json')));
  const frame = files.find(({ path }) => path === '/atelier');
  expect(read(target, 'ressources/python.html')).toContain(
    `>${sizeLabel(bytes)}, dont ${sizeLabel(frame?.bytes ?? 0)} pour l’atelier<`,
  );
});

test('a guide that changes by one letter is another version of the guides (K13)', async () => {
  const guide = (text: string) => ({ 'conseils.html': page('Guide', text) });
  const versions = ['dix mots', 'dix sots'].map(async (text) => {
    const target = await build({}, '', 'Accueil', 'a.js', guide(text));
    const { version, files } = decodeKeptList(JSON.parse(read(target, 'hors-ligne/guides.json')));
    expect(files.map(({ path }) => path)).toContain('/conseils');
    return version;
  });
  expect(new Set(await Promise.all(versions)).size).toBe(2);
});

test('a site without tutorials has no weights to write', async () => {
  const target = await build({}, '');
  for (const name of ['ressources', 'hors-ligne']) rmSync(join(target, name), { recursive: true });
  await offlineAt(target, {});
  expect(existsSync(join(target, 'hors-ligne'))).toBe(false);
});

test('PUBLIC_OFFLINE=off: the worker that clears and leaves', async () => {
  const farewell = read(await build({ PUBLIC_OFFLINE: 'off' }, ''), 'sw.js');
  expect(farewell).toContain('unregister');
  expect(farewell).not.toContain('fetch');
});

async function build(
  env: Record<string, string>,
  text: string,
  home = 'Accueil',
  script = 'a.js',
  others: Record<string, string> = {},
) {
  const target = mkdtempSync(join(tmpdir(), 'offline-'));
  folders.push(target);
  for (const name of ['_astro', 'ressources']) mkdirSync(join(target, name));
  writeFileSync(join(target, '_astro/a.js'), 'console.log("a");');
  writeFileSync(join(target, 'index.html'), page(home).replace('a.js', script));
  writeFileSync(join(target, 'hors-ligne.html'), page('Hors ligne'));
  writeFileSync(
    join(target, 'ressources/python.html'),
    page('Apprendre Python', `${text} ${weights}`),
  );
  for (const [name, html] of Object.entries(others)) writeFileSync(join(target, name), html);
  await offlineAt(target, env);
  return target;
}

async function offlineAt(target: string, env: Record<string, string>): Promise<void> {
  type Done = NonNullable<AstroIntegration['hooks']['astro:build:done']>;
  const dir = pathToFileURL(`${target}/`);
  await offline(readSettings(env)).hooks['astro:build:done']?.({ dir } as Parameters<Done>[0]);
}

function nameOf(site: string, page: string): string {
  return /data-version="([^"]*)"/.exec(read(site, `${page}.html`))?.[1] ?? '';
}

function read(site: string, file: string): string {
  return readFileSync(join(site, file), 'utf8');
}
