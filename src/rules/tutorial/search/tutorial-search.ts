import { tutorialPath } from '../../site/links.ts';
import { fold } from '../../text/fold.ts';
import { stepHref } from '../step-href.ts';
import { STEPS } from '../step-labels.ts';
import type { StepKey } from '../steps.ts';
import { begins, questionWords, singular, textsSaying, wordsOf } from './search-words.ts';

/** The index of all tutorials: what each step is called, and its headings (R6). */
export interface TutorialIndex {
  /** The name of the list of the words of their texts, which a hash of it ends; '' when there is none. */
  words: string;
  tutorials: readonly IndexedTutorial[];
}

export interface IndexedTutorial {
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
  slug: string;
  step: StepKey;
  /** The id of a heading; '' for the step itself. */
  heading: string;
  href: string;
  title: string;
  /** « Python › Bases ». */
  place: string;
  excerpt?: string;
}

/** The headings that teach what was asked, then all other places that answer. */
export interface FoundPlaces {
  titles: readonly TutorialHit[];
  texts: readonly TutorialHit[];
}

const MAX_HITS = 8;
/** Words that are one name: « f-string » is not any string. */
const JOINED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
/** Steps where notions are taught weigh more than one word of a title: the others only use them. */
const TEACHING: Readonly<Partial<Record<StepKey, number>>> = { first: 1, bases: 1.5, utils: 1.5 };
/** Headings that repeat what others teach. */
const REPEATS = /-(?:rappel|l-essentiel|quiz)$/;

/** Every place of the index: each step, then its headings. The list of words numbers them so (R6). */
export function placesIn(tutorials: readonly IndexedTutorial[]): TutorialHit[] {
  return tutorials.flatMap(({ slug, name, steps }) =>
    steps.flatMap(({ key, title, headings }) =>
      [['', title] as const, ...headings].map(([heading, text]) => ({
        ...{ slug, heading, step: key, title: text },
        href: stepHref(slug, key, heading),
        place: `${name} › ${STEPS.find((step) => step.key === key)?.label ?? key}`,
      })),
    ),
  );
}

/**
 * The places that hold every word of the keyword, or a word that begins with it: eight at most by their
 * title, then eight by their text too, of which `words` are the lines of the list. Those of the tutorial
 * `own`, which is being read, come first, then those that teach what they name (R6, C3).
 */
export function searchTutorials(
  { tutorials }: TutorialIndex,
  keyword: string,
  own = '',
  words: readonly string[] = [],
): FoundPlaces {
  const asked = questionWords(keyword);
  if (asked.length === 0) return { titles: [], texts: [] };
  const joined = fold(keyword).match(JOINED) ?? [];
  const said = asked.map((word) => textsSaying(words, word));
  const names = new Map(tutorials.map(({ slug, name }) => [slug, wordsOf(name)]));
  const found = placesIn(tutorials).flatMap((hit, number) => {
    const title = wordsOf(hit.title);
    const name = names.get(hit.slug) ?? [];
    const isIn = (word: string) => [...name, ...title].some((one) => begins(one, word));
    if (!asked.every((word, index) => isIn(word) || said[index]?.has(number))) return [];
    const whole = asked.filter((word) => isOne(title, word) && !isOne(wordsOf(hit.place), word));
    const hyphenated = joined.filter((one) => fold(hit.title).includes(one));
    const isOwn = hit.href.startsWith(`${tutorialPath(own)}?`);
    const weight = whole.length + hyphenated.length + teachingOf(hit);
    // A title says more than a text.
    const spoken = said.reduce((sum, one) => sum + (one.get(number) ?? 0), 0);
    // Of two words, the one that fewer places say tells them apart.
    const rare = whole.reduce((sum, word) => sum + 1 / (said[asked.indexOf(word)]?.size || 1), 0);
    return {
      hit,
      isNamed: asked.every(isIn),
      byTitle: [Number(isOwn), weight],
      byText: [Number(isOwn), weight + whole.length + spoken, rare],
    };
  });
  const named = found.toSorted((a, b) => compare(b.byTitle, a.byTitle));
  const titles = named
    .filter(({ isNamed }) => isNamed)
    .slice(0, MAX_HITS)
    .map(({ hit }) => hit)
    .filter((hit) => teachingOf(hit) > 0);
  const texts = found
    .toSorted((a, b) => compare(b.byText, a.byText))
    .map(({ hit }) => hit)
    .filter((hit) => !titles.includes(hit));
  return { titles, texts: texts.slice(0, MAX_HITS) };
}

/** Above 0 when the first difference is in favour of `one`. */
function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}

function isOne(words: readonly string[], word: string): boolean {
  return words.some((one) => singular(one) === singular(word));
}

/** What the step of a heading adds to its weight. */
function teachingOf({ step, heading }: TutorialHit): number {
  return heading === '' || REPEATS.test(heading) ? 0 : (TEACHING[step] ?? 0);
}

/** How many places were found, in words; '' while the answer is not whole. */
export function hitsSentence(count: number, isWhole: boolean): string {
  if (!isWhole) return '';
  if (count === 0) return 'Aucun résultat';
  return `${count} ${count === 1 ? 'passage' : 'passages'} dans les tutoriels`;
}
