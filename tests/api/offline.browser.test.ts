import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { fetchKeptFile, fetchKeptList } from '../../src/api/offline.ts';
import { serve } from '../browser/served-responses.ts';

const LIST = { title: 'Python', version: 'a1', bytes: 1, files: [{ path: '/a.js', bytes: 1 }] };
const PATH = '/hors-ligne/python.json';
const FILE = '/pagefind/essai.js';

test('the list of a tutorial, as the build wrote it', async () => {
  await serve(PATH, { body: JSON.stringify(LIST) });
  expect(await fetchKeptList('python')).toEqual(LIST);
});

describe('no list', () => {
  test.each([
    ['not found', { status: 404, body: JSON.stringify(LIST) }],
    ['a failure', { status: 500, body: JSON.stringify(LIST) }],
    ['a page in its place', { type: 'text/html', body: '<!doctype html>' }],
    ['cut JSON', { body: '{"title":' }],
    ['another JSON', { body: '{}' }],
  ])('%s: throws', async (_, answer) => {
    await serve(PATH, answer);
    await expect(fetchKeptList('python')).rejects.toThrow();
  });

  test('no network: throws', async () => {
    await serve(PATH);
    await expect(fetchKeptList('python')).rejects.toThrow();
  });
});

test('a file comes whole, with its type', async () => {
  await serve(FILE, { type: 'text/javascript', body: 'export {};' });
  const answer = await fetchKeptFile(FILE);
  expect(answer.headers.get('Content-Type')).toBe('text/javascript');
  expect(await answer.text()).toBe('export {};');
});

test('who stops it waits for nothing: before it is asked, and while it comes', async () => {
  const slow = vi.spyOn(window, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        const { signal } = init ?? {};
        signal?.addEventListener('abort', () => reject(signal.reason));
        if (signal?.aborted) reject(signal.reason);
      }),
  );
  onTestFinished(() => slow.mockRestore());
  const stop = new AbortController();
  const asked = [fetchKeptFile(FILE, stop.signal), fetchKeptList('python', stop.signal)];
  stop.abort();
  asked.push(fetchKeptFile(FILE, stop.signal));
  const { reason } = stop.signal;
  const said = await Promise.all(asked.map((one) => one.catch((error: unknown) => error)));
  expect(said).toEqual([reason, reason, reason]);
});

test.each([
  ['not found', { status: 404, type: 'text/javascript' }],
  ['a page in its place', { type: 'text/html' }],
])('a file that is %s: throws', async (_, answer) => {
  await serve(FILE, answer);
  await expect(fetchKeptFile(FILE)).rejects.toThrow(FILE);
});
