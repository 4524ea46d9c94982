import type { Fault } from '../../../markdown/lesson-fault.ts';
import type { Sentence } from '../fault.ts';
import { faultIn, isPlain, maskCode, type Passage } from '../read/passage.ts';
import type { Dictionary } from './dictionary.ts';
import { genderFault } from './gender.ts';

interface Word {
  readonly text: string;
  /** The same in lower case. */
  readonly lower: string;
  readonly index: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/** Where a word stands in its text. */
interface Spot {
  readonly words: readonly Word[];
  readonly place: number;
  readonly french: Dictionary;
}

/** What a word and the next one, in lower case, say at their place; undefined when all is well. */
type Rule = (one: string, two: string, spot: Spot) => Sentence | undefined;

const WORD = /[\p{L}\p{N}\uFFFC]+(?:['-][\p{L}\p{N}]+)*'?/gu;
/** A number may end a phrase: « le second des deux dit oui ». */
const COUNTED = new Set('deux trois quatre cinq six sept huit neuf dix'.split(' '));
const PLURAL = new Set([
  ...'les des ces mes tes ses nos vos leurs plusieurs quelques'.split(' '),
  ...COUNTED,
]);
/** After them « les » is an article; elsewhere it may be a pronoun: « il les range ». */
const BEFORE_ARTICLE = new Set(
  'avec dans sur sous par chez vers entre contre parmi toutes tous'.split(' '),
);
/** Right as they are before a plural: « les quelque », « deux fois plus », « ces jour et heure ». */
const AGREES_WITH_ANY = new Set('demi mi ci non plein quelque franc cent li'.split(' '));
const TWICE_ALLOWED = new Set('nous vous faire'.split(' '));
const SINGULAR_VERBS: ReadonlyMap<string, string> = new Map([
  ['est', 'sont'],
  ['était', 'étaient'],
  ['sera', 'seront'],
  ['a', 'ont'],
  ['avait', 'avaient'],
]);
const PLURAL_VERBS: ReadonlyMap<string, string> = new Map(
  [...SINGULAR_VERBS].map(([one, many]) => [many, one]),
);

/** Faults of agreement and of spacing that a spelling list cannot see; sure ones only. */
export function grammar(passages: readonly Passage[], french: Dictionary): Fault[] {
  return passages.flatMap((passage) => {
    const text = maskCode(passage).replaceAll('’', "'");
    const words = wordsOf(text);
    return [
      ...words.flatMap((word, place) => {
        const two = nextTo(words, place);
        if (two === undefined) return [];
        return RULES.flatMap((rule) => {
          const advice = rule(word.lower, two, { words, place, french });
          return advice ? [faultIn(passage, word.index, advice)] : [];
        });
      }),
      ...(isPlain(passage.kind) ? [] : SPACES).flatMap(({ find, says, remedy }) =>
        [...text.matchAll(find)].map(({ 0: found, index }) =>
          faultIn(passage, index, { says: says(found), remedy: remedy(found) }),
        ),
      ),
    ];
  });
}

const RULES: readonly Rule[] = [contraction, twice, number, gender, verb];

/** « si il » */
function contraction(one: string, two: string): Sentence | undefined {
  if (one !== 'si' || !/^ils?$/.test(two)) return undefined;
  return { says: `« si ${two} »`, remedy: `écris « s’${two} »` };
}

/** « le le » */
function twice(one: string, two: string): Sentence | undefined {
  if (one !== two || !/^\p{L}+$/u.test(one) || TWICE_ALLOWED.has(one)) return undefined;
  return { says: `« ${one} ${two} »`, remedy: `écris « ${one} » une seule fois` };
}

/** « les ligne » */
function number(one: string, two: string, { words, place, french }: Spot): Sentence | undefined {
  const mayBeVerb = one === 'les' ? !isArticle(words, place) : COUNTED.has(one);
  if (mayBeVerb && french.isVerb(two)) return undefined;
  if (!PLURAL.has(one) || AGREES_WITH_ANY.has(two) || !french.isSingular(two)) return undefined;
  const says = `« ${words[place]?.text} ${two} »`;
  return { says, remedy: `mets « ${two} » au pluriel` };
}

/** « une fichier » */
function gender(one: string, two: string, { words, place, french }: Spot): Sentence | undefined {
  const mayBePronoun = /^l[ea]$/.test(one) && !isArticle(words, place) && french.isVerb(two);
  const isOther = words[place]?.gap.endsWith("'") || /'$/.test(words[place - 1]?.text ?? '');
  if (mayBePronoun || isOther) return undefined;
  const right = genderFault(one, two);
  return right === undefined
    ? undefined
    : { says: `« ${words[place]?.text} ${two} »`, remedy: `écris « ${right} ${two} »` };
}

/** « Les lignes est », « ils est », « elle sont » */
function verb(one: string, two: string, { words, place }: Spot): Sentence | undefined {
  const isOne = /^(?:il|elle|on)$/.test(one);
  const isMany = /^(?:ils|elles)$/.test(one);
  const right = isOne ? PLURAL_VERBS.get(two) : isMany ? SINGULAR_VERBS.get(two) : undefined;
  if (right) return { says: `« ${one} ${two} »`, remedy: `écris « ${one} ${right} »` };
  const three = nextTo(words, place + 1) ?? '';
  const many = SINGULAR_VERBS.get(three);
  const isNoun = /^\p{L}{2,}$/u.test(two);
  if (!many || !PLURAL.has(one) || !isNoun || !startsSentence(words[place])) return undefined;
  return { says: `« ${words[place]?.text} ${two} ${three} »`, remedy: `écris « ${many} »` };
}

/** The next word, in lower case, when only a space parts them. */
function nextTo(words: readonly Word[], place: number): string | undefined {
  const two = words[place + 1];
  return two && /^[ \u00A0\u202F\n]$/.test(two.gap) ? two.lower : undefined;
}

function isArticle(words: readonly Word[], place: number): boolean {
  const before = words[place - 1]?.lower ?? '';
  return startsSentence(words[place]) || BEFORE_ARTICLE.has(before);
}

function startsSentence(word: Word | undefined): boolean {
  return word !== undefined && /^\p{Lu}/u.test(word.text) && !/^[ \u00A0\n]$/.test(word.gap);
}

function wordsOf(text: string): Word[] {
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const gap = index === 0 ? '^' : text.slice(end, index);
    end = index + word.length;
    return { text: word, lower: word.toLowerCase(), index, gap };
  });
}

const SPACES = [
  {
    find: /\p{L}{2,}[,;](?=\p{L}{2,})|\p{L}+\p{Ll}[.](?=\p{Lu}\p{Ll}*(?:\s|$))/gu,
    says: (found: string) => `pas d’espace après « ${found} »`,
    remedy: () => 'mets une espace après ce signe',
  },
  {
    find: /\p{L}{2,}[?!;](?=\s|$)|\p{L}{2,}:(?=\s)/gu,
    says: (found: string) => `pas d’espace dans « ${found} »`,
    remedy: (found: string) => `écris « ${found.slice(0, -1)} ${found.slice(-1)} »`,
  },
  {
    find: /«(?=\p{L})|\p{L}»/gu,
    says: () => 'pas d’espace près d’un guillemet',
    remedy: () => 'écris « … », avec une espace de chaque côté',
  },
] as const;
