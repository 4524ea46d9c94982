import { tutorialPath } from '../site/links.ts';
import { fold } from '../text/search.ts';
import { STEPS } from './step-labels.ts';
import { STEP_PARAMETER, type StepKey } from './steps.ts';

/** The small index of all tutorials: what each step is called, and its headings (R6). */
export interface TutorialIndexEntry {
  slug: string;
  name: string;
  steps: readonly {
    key: StepKey;
    title: string;
    /** The id of each heading, and its text. */
    headings: readonly (readonly [string, string])[];
  }[];
}

/** A place in a tutorial that matches a search (R6). */
export interface TutorialHit {
  href: string;
  title: string;
  /** « Python › Bases ». */
  place: string;
  excerpt?: string;
}

const MAX_HITS = 8;
const MIN_CHARS = 2;

/** The address of a heading of a step, or of the step when no heading is given. */
export function stepHref(slug: string, key: StepKey, heading = ''): string {
  return `${tutorialPath(slug)}?${STEP_PARAMETER}=${key}${heading && `#${heading}`}`;
}

/**
 * The steps and headings that hold every word of the keyword, without accents and case; at most 8, those
 * of the tutorial `own`, which is being read, first (R6, C3).
 */
export function searchTutorials(
  index: readonly TutorialIndexEntry[],
  keyword: string,
  own = '',
): readonly TutorialHit[] {
  const words = fold(keyword)
    .split(' ')
    .filter((word) => word.length >= MIN_CHARS);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => fold(text).includes(word));
  return ownFirst(index, ({ slug }) => slug === own)
    .flatMap(({ slug, name, steps }) =>
      steps.flatMap(({ key, title, headings }) => {
        const place = `${name} › ${stepLabel(key)}`;
        const found = headings.filter(([, text]) => holds(`${name} ${text}`));
        const hits = found.map(([id, text]) => ({
          href: stepHref(slug, key, id),
          title: text,
          place,
        }));
        return holds(`${name} ${title}`)
          ? [{ href: stepHref(slug, key), title, place }, ...hits]
          : hits;
      }),
    )
    .slice(0, MAX_HITS);
}

/**
 * The full-text hits that the titles have not given already, whose excerpt holds a word searched for; at
 * most 8, those of the tutorial `own` first (R6).
 */
export function joinHits(
  titles: readonly TutorialHit[],
  texts: readonly TutorialHit[],
  keyword: string,
  own = '',
): readonly TutorialHit[] {
  const isOwn = ({ href }: TutorialHit) => href.split('?')[0] === tutorialPath(own);
  const known = new Set(titles.map(({ href }) => href));
  const words = fold(keyword).split(' ');
  return ownFirst(texts, isOwn)
    .filter(
      ({ href, excerpt = '' }) =>
        !known.has(href) && words.some((word) => fold(excerpt).includes(word.slice(0, 4))),
    )
    .slice(0, MAX_HITS);
}

/** Those that are `own`, then the others, each in the order that they had. */
function ownFirst<Item>(items: readonly Item[], isOwn: (item: Item) => boolean): Item[] {
  return [...items.filter(isOwn), ...items.filter((item) => !isOwn(item))];
}

/** How many places were found, in words; '' while the answer is not whole. */
export function hitsSentence(count: number, isWhole: boolean): string {
  if (!isWhole) return '';
  if (count === 0) return 'Aucun résultat';
  return `${count} ${count === 1 ? 'passage' : 'passages'} dans les tutoriels`;
}

function stepLabel(key: StepKey): string {
  return STEPS.find((step) => step.key === key)?.label ?? key;
}
