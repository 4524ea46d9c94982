import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchFullText } from '../../../src/browser/tutorial/full-text.ts';
import { silence } from '../page.ts';
import { serve } from '../served-responses.ts';

/** Pagefind's own shape (its `search` and `data`), in the hands of the test. */
const pagefind = {
  init: vi.fn(async () => {}),
  search: vi.fn(async (_text: string, _options: unknown) => ({
    results: [] as { data: () => Promise<unknown> }[],
  })),
};
const SCRIPT = {
  type: 'text/javascript',
  body: 'export const init = () => window.pagefind.init(); export const search = (...asked) => window.pagefind.search(...asked);',
};
const PATH = '/pagefind/pagefind.js';

let logged: unknown[][];

beforeEach(() => {
  logged = silence();
  Object.assign(window, { pagefind });
});

afterEach(() => {
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

  find(section('Répéter'));
  expect(await searchFullText('boucle')).toHaveLength(1);
  expect(pagefind.init).toHaveBeenCalledTimes(2);
  expect(logged).toHaveLength(2);
});

describe('a place that was found', () => {
  beforeEach(() => serve(PATH, SCRIPT).then(() => {}));

  const FOR = '/ressources/python?tabs=bases#bases-repeter-avec-for';
  test.each([
    { url: FOR, href: FOR },
    { url: '/ressources/cpp?tabs=final', href: '/ressources/cpp?tabs=final' },
    { url: 'https://evil.example/a?tabs=bases#b', href: '/a?tabs=bases#b' },
  ])('$url opens $href', async ({ url, href }) => {
    find(section('Répéter', url));
    expect(await searchFullText('boucle')).toEqual([
      { href, title: 'Répéter', place: 'Python › Bases', excerpt: '… une boucle & un <b> gras …' },
    ]);
    expect(pagefind.search).toHaveBeenCalledWith('boucle', { filters: {} });
  });

  test.each([
    { excerpt: 'Répéter (for). Une boucle.', shown: 'Une boucle.' },
    { excerpt: '<mark>(for).</mark> Une boucle', shown: 'Une boucle …' },
    { excerpt: 'puis la boucle. Fin', shown: '… puis la boucle. Fin …' },
    { excerpt: '450 boucles ?', shown: '450 boucles ?' },
  ])('« $excerpt » is shown « $shown »', async ({ excerpt, shown }) => {
    find({ data: async () => ({ meta: { title: 'Répéter (for)' }, url: '/a', excerpt }) });
    expect(await searchFullText('boucle')).toMatchObject([{ excerpt: shown }]);
  });

  test('some tutorials alone may be asked (R3)', async () => {
    await searchFullText('boucle', 'sql mysql');
    const filters = { tutorial: { any: ['sql', 'mysql'] } };
    expect(pagefind.search).toHaveBeenCalledWith('boucle', { filters });
  });

  test('a section without a title has an empty one', async () => {
    find({ data: async () => ({ meta: {}, url: '/a', excerpt: 'Une boucle.' }) });
    expect(await searchFullText('boucle')).toMatchObject([{ title: '', place: '' }]);
  });

  test('twelve sections at most are opened, in order', async () => {
    const sections = Array.from({ length: 20 }, (_, n) => section(`Notion ${n}`, `/${n}`));
    find(...sections);
    const titles = (await searchFullText('boucle')).map((hit) => hit.title);
    expect(titles).toEqual(Array.from({ length: 12 }, (_, n) => `Notion ${n}`));
    expect(sections.filter(({ data }) => data.mock.calls.length > 0)).toHaveLength(12);
  });

  test.each(['search', 'data'])(
    'a %s that fails gives no hit, in the console only',
    async (what) => {
      const failure = new Error('no fragment');
      if (what === 'search') pagefind.search.mockRejectedValueOnce(failure);
      else find({ data: () => Promise.reject(failure) });
      expect(await searchFullText('boucle')).toEqual([]);
      expect(logged).toEqual([['pagefind', failure]]);
      find(section('Répéter'));
      expect(await searchFullText('boucle')).toHaveLength(1);
    },
  );
});

function find(...results: { data: () => Promise<unknown> }[]): void {
  pagefind.search.mockResolvedValue({ results });
}

function section(title: string, url = '/a') {
  return {
    data: vi.fn(async () => ({
      ...{ url, meta: { title, place: 'Python › Bases' } },
      excerpt: 'une <mark>boucle</mark> & un &lt;b&gt; gras',
    })),
  };
}
