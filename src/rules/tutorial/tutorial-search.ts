import {
  holdsWords,
  questionOf,
  questionWords,
  type SearchQuestion,
  searchable,
  standsWhole,
} from '../search.ts';
import { tutorialPath } from '../site/links.ts';
import { fold } from '../text/fold.ts';
import { stepHref } from './step-href.ts';
import { stepLabel } from './step-labels.ts';
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
/** Letters of a word that the full text keeps: for « zzzz » it also finds « z ». */
const STEM = 4;
/** Steps where notions are taught weigh more than one word of a title: the others only use them. */
const TEACHING: Readonly<Partial<Record<string, number>>> = { first: 1, bases: 1.5, utils: 1.5 };
/** Headings that repeat what others teach. */
const REPEATS = /-(?:rappel|l-essentiel|quiz)$/;

/** A place that can be found, and what it is found by. */
export interface TutorialPlace {
  hit: TutorialHit;
  text: string;
}

/** The steps and headings of the tutorials `slugs` ('' for all), made ready for many searches (R3). */
export function tutorialPlaces(
  index: readonly TutorialIndexEntry[],
  slugs = '',
): readonly TutorialPlace[] {
  const asked = index.filter(({ slug }) => slugs === '' || slugs.split(' ').includes(slug));
  return asked.flatMap(({ slug, name, steps }) =>
    steps.flatMap(({ key, title, headings }) => {
      const place = placeOf(name, key);
      const parts = headings.map(([id, text]) => ({
        href: stepHref(slug, key, id),
        title: text,
        place,
      }));
      return [{ href: stepHref(slug, key), title, place }, ...parts].map((hit) => ({
        hit,
        text: searchable(`${name} ${hit.title}`),
      }));
    }),
  );
}

/**
 * The steps and headings that hold every word of the keyword, or a word that begins with it; those of the
 * tutorial `own`, which is being read, first, then those that teach what they name; at most 8 (R6, C3).
 */
export function searchTutorials(
  places: readonly TutorialPlace[],
  keyword: string,
  own = '',
): readonly TutorialHit[] {
  const question = questionOf(keyword);
  if (!question || questionWords(keyword).length === 0) return [];
  const found = places.filter(({ text }) => holdsWords(text, question)).map(({ hit }) => hit);
  return ranked(found, question, own).slice(0, MAX_HITS);
}

/** Whether a hit is a heading where a notion is taught: those answer first (R6). */
export function teaches({ href }: TutorialHit): boolean {
  return teachingOf(href) > 0;
}

/**
 * The hits that the first ones have not given already and that show a word of the keyword, each once,
 * ranked as they are; at most 8, those of the tutorial `own` first (R6).
 */
export function joinHits(
  first: readonly TutorialHit[],
  others: readonly TutorialHit[],
  keyword: string,
  own = '',
): readonly TutorialHit[] {
  const question = questionOf(keyword);
  if (!question) return [];
  const shown = others.filter(({ title, place, excerpt = '' }) => {
    const text = fold(`${title} ${place} ${excerpt}`);
    return question.words.some((word) => word.length > 1 && text.includes(word.slice(0, STEM)));
  });
  const found = new Map(shown.map((hit) => [hit.href, hit]));
  for (const { href } of first) found.delete(href);
  return ranked([...found.values()], question, own).slice(0, MAX_HITS);
}

/** « Python › Bases ». */
export function placeOf(name: string, key: StepKey): string {
  return `${name} › ${stepLabel(key)}`;
}

/** Own places first, then the more words stand whole in the title of a step that teaches. */
function ranked(
  hits: readonly TutorialHit[],
  question: SearchQuestion,
  own: string,
): TutorialHit[] {
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit, question, own) }))
    .sort((a, b) => compare(b.rank, a.rank))
    .map(({ hit }) => hit);
}

/** « f-string » is not any string: the phrase counts, beside its words. */
function rankOf(
  { href, title, place }: TutorialHit,
  { phrase, words }: SearchQuestion,
  own: string,
) {
  const text = searchable(title);
  const named = searchable(place);
  const whole = words.filter((word) => standsWhole(text, word) && !standsWhole(named, word)).length;
  const isPhrase = phrase.includes(' ') && text.includes(phrase) ? 1 : 0;
  return [href.split('?')[0] === tutorialPath(own) ? 1 : 0, whole + isPhrase + teachingOf(href)];
}

/** What the step of a heading adds to its rank. */
function teachingOf(href: string): number {
  const [step = '', heading = ''] = href.split(`?${STEP_PARAMETER}=`)[1]?.split('#') ?? [];
  return heading === '' || REPEATS.test(heading) ? 0 : (TEACHING[step] ?? 0);
}

/** Above 0 when the first difference is in favour of `one`. */
function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return (one[place] ?? 0) - (other[place] ?? 0);
}

/** How many places were found, in words; '' while the answer is not whole. */
export function hitsSentence(count: number, isWhole: boolean): string {
  if (!isWhole) return '';
  if (count === 0) return 'Aucun résultat';
  return `${count} ${count === 1 ? 'passage' : 'passages'} dans les tutoriels`;
}
