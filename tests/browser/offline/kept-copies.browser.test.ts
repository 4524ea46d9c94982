import { describe, expect, test, vi } from 'vitest';
import { hasWorker, removeKept, storeKept } from '../../../src/browser/offline/kept-copies.ts';
import { keptRecords } from '../../../src/browser/offline/shelf.ts';

const RECORD = { title: 'Apprendre Python', version: 'v1', bytes: 9, files: [], keptAt: 5 };
const files = () => [{ path: '/ressources/python', answer: html('Python : introduction') }];

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
});

test('B-147 no worker, or none allowed: said', async () => {
  expect(await hasWorker()).toBe(false);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockRejectedValue(new DOMException());
  expect(await hasWorker()).toBe(false);
});

function html(title: string): Response {
  return new Response(`<!doctype html><title>${title}</title><p>Texte</p>`);
}
