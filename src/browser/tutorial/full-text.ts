import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';

/** What we use of Pagefind's own interface. */
interface Pagefind {
  init: () => Promise<void>;
  search: (
    text: string,
    options: { filters: { tutorial?: { any: string[] } } },
  ) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

/** A section of a tutorial (`build/search/sections.ts`). */
interface PagefindPage {
  url: string;
  excerpt: string;
  meta: { title?: string; place?: string };
}

/** More pages are read than are shown: the best are then chosen by their titles. */
const MAX_PAGES = 12;
const SCRIPT = '/pagefind/pagefind.js';

let loading: Promise<Pagefind | undefined> | undefined;
let last: Promise<unknown> | undefined;

/**
 * Places of the tutorials `slugs` (a space between them, '' for all) whose text holds the words; none when
 * Pagefind or its index cannot be loaded (R6). One search at a time: of two at once, Pagefind may answer that
 * the second found nothing.
 */
export function searchFullText(text: string, slugs = ''): Promise<TutorialHit[]> {
  const hits = after(last, text, slugs);
  last = hits;
  return hits;
}

async function after(
  before: Promise<unknown> | undefined,
  text: string,
  slugs: string,
): Promise<TutorialHit[]> {
  await before;
  return search(text, slugs);
}

async function search(text: string, slugs: string): Promise<TutorialHit[]> {
  loading ??= load();
  const pagefind = await loading;
  if (!pagefind) return [];
  try {
    const filters = slugs === '' ? {} : { tutorial: { any: slugs.split(' ') } };
    const { results } = await pagefind.search(text, { filters });
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
    return pages.map(toHit);
  } catch (error) {
    console.warn('pagefind', error);
    return [];
  }
}

async function load(): Promise<Pagefind | undefined> {
  try {
    const address = new URL(SCRIPT, window.location.origin).href;
    const pagefind: Pagefind = await import(/* @vite-ignore */ address);
    await pagefind.init();
    return pagefind;
  } catch (error) {
    console.warn('pagefind', error);
    loading = undefined;
    return undefined;
  }
}

function toHit({ url, excerpt, meta: { title = '', place = '' } }: PagefindPage): TutorialHit {
  const { pathname, search, hash } = new URL(url, window.location.origin);
  return { href: pathname + search + hash, title, place, excerpt: asText(excerpt, title) };
}

/**
 * The text of Pagefind's excerpt, which is HTML: words in `<mark>`, `&lt;` for a sign. It begins and ends
 * in the middle of sentences, which « … » says; the title, or its end, that it begins with is left out.
 */
function asText(excerpt: string, title: string): string {
  const whole = excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
  const [first = '', ...rest] = whole.split('. ');
  const text = title.endsWith(first) ? rest.join('. ') : whole;
  const start = /^[\p{Lu}\p{N}«]/u.test(text) ? '' : '… ';
  return `${start}${text}${/[.!?…]\s*$/.test(text) ? '' : ' …'}`;
}
