import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasWorker,
  keptRecords,
  removeKept,
  storeKept,
  visitedPages,
} from '../../../src/browser/offline/kept-copies.ts';

const RECORD = { title: 'Apprendre Python', version: 'v1', bytes: 9, files: [], keptAt: 5 };
const files = () => [{ path: '/ressources/python', answer: html('Python : introduction') }];

beforeEach(clear);
afterEach(async () => {
  vi.restoreAllMocks();
  await clear();
});

describe('a tutorial', () => {
  test('is kept whole, with its record', async () => {
    await storeKept('python', RECORD, files());
    expect(await keptRecords()).toEqual([{ slug: 'python', record: RECORD }]);
    expect(await (await caches.match('/ressources/python'))?.text()).toContain('Python');
  });

  test('of a newer version takes the place of the older', async () => {
    await storeKept('python', RECORD, files());
    await storeKept('python', { ...RECORD, version: 'v2' }, files());
    expect(await caches.keys()).toEqual(['kept-python@v2']);
  });

  test('that does not fit leaves nothing, and the older copy as it was', async () => {
    await storeKept('python', RECORD, files());
    vi.spyOn(Cache.prototype, 'put').mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    await expect(storeKept('python', { ...RECORD, version: 'v2' }, files())).rejects.toThrow();
    expect(await caches.keys()).toEqual(['kept-python@v1']);
  });

  test('is removed, and no other: C is not C++', async () => {
    await storeKept('c', RECORD, files());
    await storeKept('cpp', RECORD, files());
    await removeKept('c');
    expect((await keptRecords()).map(({ slug }) => slug)).toEqual(['cpp']);
  });

  test.each(['{', 'null', '{"title":1}'])('whose record is %s counts for nothing', async (text) => {
    const cache = await caches.open('kept-python@v1');
    await cache.put('/hors-ligne/python.json', new Response(text));
    expect(await keptRecords()).toEqual([]);
  });
});

describe('visited pages', () => {
  test('by title, without the name of the site; the newest copy of each', async () => {
    await put('pages-a', '/ressources', 'Anciennes ressources · Jàngal');
    await put('pages-a', '/seller', 'Devenir formateur · Jàngal');
    await put('pages-b', '/ressources', 'Ressources · exercices · Jàngal');
    expect(await visitedPages()).toEqual([
      { path: '/ressources', title: 'Ressources · exercices' },
      { path: '/seller', title: 'Devenir formateur' },
    ]);
  });

  test('home is « Accueil », and the course pages are not listed', async () => {
    for (const path of ['/', '/course', '/v2/course', '/404', '/hors-ligne', '/favicon.svg']) {
      await put('pages-a', path, 'Jàngal · Formations en ligne');
    }
    expect(await visitedPages()).toEqual([{ path: '/', title: 'Accueil' }]);
  });

  test('a title is text, and a page without one has its path', async () => {
    await put('pages-a', '/a', '&lt;img src=x&gt; · Jàngal');
    await put('pages-a', '/b', '');
    expect(await visitedPages()).toEqual([
      { path: '/a', title: '<img src=x>' },
      { path: '/b', title: '/b' },
    ]);
  });
});

test('a browser that refuses its caches holds nothing', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await keptRecords()).toEqual([]);
  expect(await visitedPages()).toEqual([]);
});

test('B-147 no worker, or none allowed: said', async () => {
  expect(await hasWorker()).toBe(false);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new DOMException());
  expect(await hasWorker()).toBe(false);
});

function html(title: string): Response {
  return new Response(`<!doctype html><title>${title}</title><p>Texte</p>`);
}

async function put(name: string, path: string, title: string): Promise<void> {
  await (await caches.open(name)).put(path, html(title));
}

async function clear(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}
