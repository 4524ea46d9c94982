import { STEP_PARAMETER, stepOfHash } from '../../rules/tutorial/steps.ts';
import type { TutorialHit } from '../../rules/tutorial/tutorial-search.ts';

/** What we use of Pagefind's own interface. */
interface Pagefind {
  init: () => Promise<void>;
  search: (text: string) => Promise<{ results: { data: () => Promise<PagefindPage> }[] }>;
}

interface PagefindPage {
  meta: { title?: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}

const MAX_PAGES = 5;
const SCRIPT = '/pagefind/pagefind.js';

let loading: Promise<Pagefind | undefined> | undefined;
let last: Promise<unknown> | undefined;

/**
 * Places of tutorials whose text holds the words; none when Pagefind or its index cannot be loaded
 * (R6). One search at a time: of two at once, Pagefind may answer that the second found nothing.
 */
export function searchFullText(text: string): Promise<TutorialHit[]> {
  const hits = after(last, text);
  last = hits;
  return hits;
}

async function after(before: Promise<unknown> | undefined, text: string): Promise<TutorialHit[]> {
  await before;
  return search(text);
}

async function search(text: string): Promise<TutorialHit[]> {
  loading ??= load();
  const pagefind = await loading;
  if (!pagefind) return [];
  try {
    const { results } = await pagefind.search(text);
    const pages = await Promise.all(results.slice(0, MAX_PAGES).map((result) => result.data()));
    return pages.flatMap((page) =>
      page.sub_results.map((place) => toHit(place, page.meta.title ?? '')),
    );
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

/** `/ressources/python.html#bases-…` opens the step bases at that heading. */
function toHit(place: PagefindPage['sub_results'][number], page: string): TutorialHit {
  const url = new URL(place.url, window.location.origin);
  const step = stepOfHash(url.hash);
  const path = url.pathname.replace(/\.html$/, '');
  return {
    href: `${path}${step ? `?${STEP_PARAMETER}=${step}` : ''}${url.hash}`,
    title: place.title,
    place: page,
    excerpt: asText(place.excerpt),
  };
}

/** The text of Pagefind's excerpt, which is HTML: words in `<mark>`, `&lt;` for a sign. */
function asText(excerpt: string): string {
  return excerpt
    .replace(/<\/?mark>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>');
}
