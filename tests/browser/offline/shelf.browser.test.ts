import { describe, expect, test, vi } from 'vitest';
import { storeKept } from '../../../src/browser/offline/kept-copies.ts';
import { keptRecords, visitedPages } from '../../../src/browser/offline/shelf.ts';
import { silence } from '../page.ts';

const RECORD = { title: 'Apprendre Python', version: 'v1', bytes: 9, files: [], keptAt: 5 };

describe('tutorials that are kept whole', () => {
  test('by slug, with their records', async () => {
    await storeKept('python', RECORD, []);
    expect(await keptRecords()).toEqual([{ slug: 'python', record: RECORD }]);
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
  silence();
  vi.spyOn(caches, 'keys').mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await keptRecords()).toEqual([]);
  expect(await visitedPages()).toEqual([]);
});

function html(title: string): Response {
  return new Response(`<!doctype html><title>${title}</title><p>Texte</p>`);
}

async function put(name: string, path: string, title: string): Promise<void> {
  await (await caches.open(name)).put(path, html(title));
}
