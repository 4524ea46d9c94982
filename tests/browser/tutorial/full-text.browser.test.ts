import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { serve } from '../served-responses.ts';

/** Pagefind's own shape (its `search` and `data`), in the hands of the test. */
interface Place {
  title: string;
  url: string;
  excerpt: string;
}
const pagefind = {
  init: vi.fn(async () => {}),
  search: vi.fn(async (_text: string) => ({ results: [] as { data: () => Promise<unknown> }[] })),
};
const SCRIPT = {
  type: 'text/javascript',
  body: 'export const init = () => window.pagefind.init(); export const search = (text) => window.pagefind.search(text);',
};
const PATH = '/pagefind/pagefind.js';

let logged: unknown[][];

beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockReturnValue().mock.calls;
  Object.assign(window, { pagefind });
});

afterEach(() => {
  vi.restoreAllMocks();
  pagefind.init.mockReset().mockResolvedValue();
  pagefind.search.mockReset().mockResolvedValue({ results: [] });
});

/** First in this file: once the script has come, the browser keeps it. */
test('a script that fails gives no hit; the next search tries again', async () => {
  expect(await searchFullText('boucle')).toEqual([]);
  expect(logged).toEqual([['pagefind', expect.any(TypeError)]]);

  const count = await serve(PATH, SCRIPT);
  pagefind.init.mockRejectedValueOnce(new Error('no index'));
  expect(await searchFullText('boucle')).toEqual([]);
  expect(count.asked).toBe(1);
  expect(logged).toHaveLength(2);

  find(page('Python', place('/ressources/python.html#bases-for')));
  expect(await searchFullText('boucle')).toHaveLength(1);
  expect(pagefind.init).toHaveBeenCalledTimes(2);
  expect(logged).toHaveLength(2);
});

describe('a place that was found', () => {
  beforeEach(() => serve(PATH, SCRIPT).then(() => {}));

  test.each([
    {
      url: '/ressources/python.html#bases-repeter-avec-for',
      href: '/ressources/python?tabs=bases#bases-repeter-avec-for',
    },
    { url: '/ressources/cpp.html#final', href: '/ressources/cpp?tabs=final#final' },
    { url: '/ressources/python.html', href: '/ressources/python' },
    { url: '/ressources/python#contenu', href: '/ressources/python#contenu' },
    { url: '/index.html', href: '/index' },
    { url: 'https://evil.example/a.html#bases-b', href: '/a?tabs=bases#bases-b' },
  ])('$url opens $href', async ({ url, href }) => {
    find(page('Apprendre Python', place(url)));
    expect(await searchFullText('boucle')).toEqual([
      { href, title: 'Répéter', place: 'Apprendre Python', excerpt: 'une boucle & un <b> gras' },
    ]);
    expect(pagefind.search).toHaveBeenCalledWith('boucle');
  });

  test('a page without a title has an empty one', async () => {
    find({ data: async () => ({ meta: {}, sub_results: [place('/a.html')] }) });
    expect(await searchFullText('boucle')).toMatchObject([{ place: '' }]);
  });

  test('five pages at most are opened, with all their places, in order', async () => {
    const pages = Array.from({ length: 9 }, (_, n) =>
      page(`Page ${n}`, place(`/${n}.html#bases-a`), place(`/${n}.html#bases-b`)),
    );
    find(...pages);
    const places = (await searchFullText('boucle')).map((hit) => hit.place);
    expect(places).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4].map((n) => `Page ${n}`));
    expect(pages.map(({ data }) => data.mock.calls.length)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0]);
  });

  test.each(['search', 'data'])(
    'a %s that fails gives no hit, in the console only',
    async (what) => {
      const failure = new Error('no fragment');
      if (what === 'search') pagefind.search.mockRejectedValueOnce(failure);
      else find({ data: () => Promise.reject(failure) });
      expect(await searchFullText('boucle')).toEqual([]);
      expect(logged).toEqual([['pagefind', failure]]);
      find(page('Python', place('/a.html')));
      expect(await searchFullText('boucle')).toHaveLength(1);
    },
  );
});

function find(...results: { data: () => Promise<unknown> }[]): void {
  pagefind.search.mockResolvedValue({ results });
}

function page(title: string, ...places: readonly Place[]) {
  return { data: vi.fn(async () => ({ meta: { title }, sub_results: places })) };
}

function place(url: string): Place {
  return { title: 'Répéter', url, excerpt: 'une <mark>boucle</mark> & un &lt;b&gt; gras' };
}
