import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchKeptFile, fetchKeptList } from '../../../src/api/offline.ts';
import { hasWorker } from '../../../src/browser/offline/kept-copies.ts';
import { keptRecords } from '../../../src/browser/offline/shelf.ts';
import { keepTutorial, reasonOf } from '../../../src/stores/offline/kept-copies.ts';
import { LIST } from './kept-tutorial.ts';

vi.mock(import('../../../src/api/offline.ts'), { spy: true });
vi.mock(import('../../../src/browser/offline/kept-copies.ts'), { spy: true });

beforeEach(() => {
  vi.mocked(hasWorker).mockReset().mockResolvedValue(true);
  vi.mocked(fetchKeptList).mockReset().mockResolvedValue(LIST);
  vi.mocked(fetchKeptFile)
    .mockReset()
    .mockImplementation(async () => new Response('texte'));
});

test('all its files, then its record; the progress counts bytes', async () => {
  const progress: number[] = [];
  expect(await keepTutorial('python', (done) => progress.push(done))).toBe(LIST.bytes);
  expect(progress.at(-1)).toBe(1);
  const [kept] = await keptRecords();
  expect(kept).toMatchObject({ slug: 'python', record: { ...LIST, keptAt: expect.any(Number) } });
  for (const { path } of LIST.files) expect(await caches.match(path)).toBeDefined();
});

describe('nothing is kept by halves', () => {
  test('one file fails', async () => {
    vi.mocked(fetchKeptFile).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(keepTutorial('python', () => {})).rejects.toThrow();
    expect(await caches.keys()).toEqual([]);
  });

  test('the list fails', async () => {
    vi.mocked(fetchKeptList).mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(keepTutorial('python', () => {})).rejects.toThrow();
    expect(fetchKeptFile).not.toHaveBeenCalled();
  });

  test('a newer build comes in the meantime', async () => {
    vi.mocked(fetchKeptList)
      .mockResolvedValueOnce(LIST)
      .mockResolvedValueOnce({ ...LIST, version: 'v2' });
    await expect(keepTutorial('python', () => {})).rejects.toThrow('newer');
    expect(await caches.keys()).toEqual([]);
  });

  test('it is stopped while files come', async () => {
    const stop = new AbortController();
    vi.mocked(fetchKeptFile).mockImplementation(async (_, signal) => {
      stop.abort();
      signal?.throwIfAborted();
      return new Response('texte');
    });
    await expect(keepTutorial('python', () => {}, stop.signal)).rejects.toThrow('abort');
    expect(await caches.keys()).toEqual([]);
  });

  test('B-147 without a worker nothing is downloaded', async () => {
    vi.mocked(hasWorker).mockResolvedValue(false);
    await expect(keepTutorial('python', () => {})).rejects.toThrow();
    expect(fetchKeptList).not.toHaveBeenCalled();
  });
});

test.each([
  [new DOMException('', 'NotSupportedError'), /navigateur/],
  [new DOMException('', 'QuotaExceededError'), /assez de place.*rien n’a été gardé/],
  [new DOMException('', 'TimeoutError'), /n’a pas abouti.*rien n’a été gardé/],
  [new TypeError('Failed to fetch'), /n’a pas abouti.*rien n’a été gardé/],
])('%s is said in French', (error, text) => {
  expect(reasonOf(error)).toMatch(text);
});
