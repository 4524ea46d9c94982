import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { readDigests } from '../../src/build/digests.ts';
import { filesIn } from '../../src/build/folder.ts';
import { readSettings } from '../../src/build/settings.ts';
import { finishBuild } from '../../src/build/site.ts';
import { builtFolder } from './built-folder.ts';

const MAX_BYTES = 2_000;
const page = (title: string, text = '') =>
  `<!doctype html><html lang="fr" data-version="dev"><head><meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-none'"></head>` +
  `<title>${title} · Jàngal</title><script type="module" src="/_astro/a.js"></script><main><p>${text}</p></main></html>`;
const FILES = {
  '_astro/a.js': 'console.log("a");',
  'index.html': page('Accueil'),
  'hors-ligne.html': page('Hors ligne'),
  'ressources/python.html': page('Python', '<b data-weight="page">…</b>'),
};
const PAGES = ['index.html', 'hors-ligne.html', 'ressources/python.html'];

/** A small site as Astro writes it, then finished. */
async function finished(others: Record<string, string> = {}, env: Record<string, string> = {}) {
  const built = builtFolder({ ...FILES, ...others });
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const settings = readSettings({ PUBLIC_COURSE_API_URL: 'https://api.exemple.sn', ...env });
  await finishBuild(built.folder, settings, new Map());
  said.mockRestore();
  return built;
}

const nameIn = (html: string) => /data-version="(\w+)"/.exec(html)?.[1] ?? '';

test('each page is named, guarded by its own policy, weighed and compressed once it is whole', async () => {
  using built = await finished();
  const names = PAGES.map((file) => {
    const html = built.read(file);
    expect(html).not.toContain('sha256-none');
    expect(brotliDecompressSync(built.bytes(`${file}.br`)).toString()).toBe(html);
    return nameIn(html);
  });
  expect(new Set(names).size).toBe(PAGES.length);
  for (const name of names) expect(built.read('sw.js')).toContain(name);
  expect(built.read('ressources/python.html')).toContain('>5\u00a0Ko<');
});

test('the worker knows what « /hors-ligne » needs, in 2 KB at most', async () => {
  using built = await finished();
  expect(built.read('sw.js')).toContain('/_astro/a.js');
  expect(brotliCompressSync(built.read('sw.js')).length).toBeLessThanOrEqual(MAX_BYTES);
});

test('the list names every file, in the state in which it is sent', async () => {
  using built = await finished();
  expect(Object.keys(readDigests(built.folder) ?? {})).toEqual(filesIn(built.folder));
});

test('the same sources make the same files; another page changes nothing of a page (W22)', async () => {
  using first = await finished();
  using same = await finished();
  using other = await finished({ 'index.html': page('Nouvel accueil') });
  expect(readDigests(same.folder)).toEqual(readDigests(first.folder));
  for (const file of ['hors-ligne.html', 'ressources/python.html', 'hors-ligne/python.json']) {
    expect(other.read(file)).toBe(first.read(file));
  }
  expect(nameIn(other.read('index.html'))).not.toBe(nameIn(first.read('index.html')));
  expect(other.read('sw.js')).not.toBe(first.read('sw.js'));
});

test('a link that leads nowhere stops the build (W9)', async () => {
  const guide = page('Guide', '<a href="/consels">x</a>');
  await expect(finished({ 'conseils.html': guide })).rejects.toThrow(
    'Liens cassés :\n  conseils.html → /consels : cette page n’existe pas',
  );
});

test('PUBLIC_OFFLINE=off: the worker that clears and leaves', async () => {
  using built = await finished({}, { PUBLIC_OFFLINE: 'off' });
  const farewell = built.read('sw.js');
  expect(farewell).toContain('unregister');
  expect(farewell).not.toContain('fetch');
});
