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
/** A shorter word is only itself: « if » is not the beginning of « iframe ». */
const MIN_PREFIX = 3;
/** Letters of a word that the full text keeps: for « zzzz » it also finds « z ». */
const STEM = 4;
const NOT_WORDS = /[^\p{L}\p{N}+#_]+/u;
const PLURAL = /(...)[sx]$/;
/** Words of a question that no heading needs: « comment centrer une div » asks for « centrer div ». */
const FILLER =
  /^(?:ai|au|aux|avec|ca|ce|ces|cette|comment|dans|de|des|du|elle|en|est|et|faire|fait|il|je|la|le|les|leur|ma|mes|mon|ne|nos|notre|on|ou|par|peut|pour|pourquoi|qu|que|quel|quelle|quels|quelles|quoi|sa|ses|si|son|sont|sur|ta|tes|ton|tu|un|une|veut|veux|vos|votre)$/;
/** The language C: « c » alone, not the one of « c'est » or of « c++ ». */
const NAMES_C = /(?:^|\s)c(?:$|[\s,.;:!?])/;
/** Words that are one name: « f-string » is not any string. */
const JOINED = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu;
/** Steps where notions are taught weigh more than one word of a title: the others only use them. */
const TEACHING: Readonly<Partial<Record<string, number>>> = { first: 1, bases: 1.5, utils: 1.5 };
/** Headings that repeat what others teach. */
const REPEATS = /-(?:rappel|l-essentiel|quiz)$/;

/**
 * The words of a question, folded, without those that say nothing; all of them when none is left. Of one
 * letter, only the language C, beside another word.
 */
export function questionWords(keyword: string): readonly string[] {
  const words = wordsOf(keyword).filter((word) => word.length > 1);
  const telling = words.filter((word) => !FILLER.test(word));
  if (telling.length > 0 && NAMES_C.test(fold(keyword))) return [...telling, 'c'];
  return telling.length > 0 ? telling : words;
}

/**
 * The steps and headings that hold every word of the keyword, or a word that begins with it; those of the
 * tutorial `own`, which is being read, first, then those that teach what they name; at most 8 (R6, C3).
 */
export function searchTutorials(
  index: readonly TutorialIndexEntry[],
  keyword: string,
  own = '',
): readonly TutorialHit[] {
  const words = questionWords(keyword);
  if (words.length === 0) return [];
  const hits = index.flatMap(({ slug, name, steps }) =>
    steps.flatMap(({ key, title, headings }) => {
      const place = placeOf(name, key);
      const parts = headings.map(([id, text]) => ({
        href: stepHref(slug, key, id),
        title: text,
        place,
      }));
      return [{ href: stepHref(slug, key), title, place }, ...parts].filter((hit) => {
        const found = wordsOf(`${name} ${hit.title}`);
        return words.every((word) => found.some((one) => begins(one, word)));
      });
    }),
  );
  return ranked(hits, keyword, own).slice(0, MAX_HITS);
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
  const words = questionWords(keyword);
  const shown = others.filter(({ title, place, excerpt = '' }) => {
    const text = fold(`${title} ${place} ${excerpt}`);
    return words.some((word) => word.length > 1 && text.includes(word.slice(0, STEM)));
  });
  const found = new Map(shown.map((hit) => [hit.href, hit]));
  for (const { href } of first) found.delete(href);
  return ranked([...found.values()], keyword, own).slice(0, MAX_HITS);
}

/** « Python › Bases ». */
export function placeOf(name: string, key: StepKey): string {
  return `${name} › ${stepLabel(key)}`;
}

/** Own places first, then the more words stand whole in the title of a step that teaches. */
function ranked(hits: readonly TutorialHit[], keyword: string, own: string): TutorialHit[] {
  return hits
    .map((hit) => ({ hit, rank: rankOf(hit, keyword, own) }))
    .sort((a, b) => compare(b.rank, a.rank))
    .map(({ hit }) => hit);
}

function rankOf({ href, title, place }: TutorialHit, keyword: string, own: string) {
  const words = questionWords(keyword);
  const joined =
    fold(keyword)
      .match(JOINED)
      ?.filter((name) => fold(title).includes(name)) ?? [];
  const named = new Set(wordsOf(place).map(singular));
  const found = new Set(wordsOf(title).map(singular));
  const whole = words.map(singular).filter((word) => found.has(word) && !named.has(word)).length;
  return [
    href.split('?')[0] === tutorialPath(own) ? 1 : 0,
    whole + joined.length + teachingOf(href),
  ];
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

function begins(text: string, word: string): boolean {
  if (singular(text) === singular(word)) return true;
  return word.length >= MIN_PREFIX && text.startsWith(word);
}

function wordsOf(text: string): readonly string[] {
  return fold(text).split(NOT_WORDS).filter(Boolean);
}

function singular(word: string): string {
  return word.replace(PLURAL, '$1');
}

/** How many places were found, in words; '' while the answer is not whole. */
export function hitsSentence(count: number, isWhole: boolean): string {
  if (!isWhole) return '';
  if (count === 0) return 'Aucun résultat';
  return `${count} ${count === 1 ? 'passage' : 'passages'} dans les tutoriels`;
}
