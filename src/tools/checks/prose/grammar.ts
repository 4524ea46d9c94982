import type { Fault } from '../../../markdown/lesson-fault.ts';
import { lineAfter, type Sentence } from '../fault.ts';
import { isPlain, maskCode, type Passage } from '../read/passage.ts';
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

/** What one word says of the next ones; undefined when all is well. */
type Rule = (words: readonly Word[], at: number, french: Dictionary) => Sentence | undefined;

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
const NO_PAIR = ['', ''] as const;
const TWICE_ALLOWED = new Set('nous vous faire'.split(' '));
const SINGULAR_VERBS: Readonly<Record<string, string>> = {
  est: 'sont',
  était: 'étaient',
  sera: 'seront',
  a: 'ont',
  avait: 'avaient',
};
const PLURAL_VERBS = Object.fromEntries(
  Object.entries(SINGULAR_VERBS).map(([one, many]) => [many, one]),
);

/** Faults of agreement and of spacing that a spelling list cannot see; sure ones only. */
export function grammar(passages: readonly Passage[], french: Dictionary): Fault[] {
  return passages.flatMap((passage) => {
    const text = maskCode(passage).replaceAll('’', "'");
    const say = (index: number, advice: Sentence): Fault => {
      const line = lineAfter(passage.line, passage.text, index);
      return { ...advice, file: passage.file, line };
    };
    const words = wordsOf(text);
    return [
      ...words.flatMap(({ index }, place) =>
        RULES.flatMap((rule) => {
          const advice = rule(words, place, french);
          return advice ? [say(index, advice)] : [];
        }),
      ),
      ...(isPlain(passage.kind) ? [] : SPACES).flatMap(({ find, says, remedy }) =>
        [...text.matchAll(find)].map(({ 0: found, index }) =>
          say(index, { says: says(found), remedy: remedy(found) }),
        ),
      ),
    ];
  });
}

const RULES: readonly Rule[] = [contraction, twice, number, gender, verb];

/** « si il » */
function contraction(words: readonly Word[], place: number): Sentence | undefined {
  const [one, two] = pair(words, place);
  if (one !== 'si' || !/^ils?$/.test(two)) return undefined;
  return { says: `« si ${two} »`, remedy: `écris « s’${two} »` };
}

/** « le le » */
function twice(words: readonly Word[], place: number): Sentence | undefined {
  const [one, two] = pair(words, place);
  if (one !== two || !/^\p{L}+$/u.test(one) || TWICE_ALLOWED.has(one)) return undefined;
  return { says: `« ${one} ${two} »`, remedy: `écris « ${one} » une seule fois` };
}

/** « les ligne » */
function number(words: readonly Word[], place: number, french: Dictionary): Sentence | undefined {
  const [one, two] = pair(words, place);
  const mayBeVerb = one === 'les' ? !isArticle(words, place) : COUNTED.has(one);
  if (mayBeVerb && french.isVerb(two)) return undefined;
  if (!PLURAL.has(one) || AGREES_WITH_ANY.has(two) || !french.isSingular(two)) return undefined;
  const says = `« ${words[place]?.text} ${two} »`;
  return { says, remedy: `mets « ${two} » au pluriel` };
}

/** « une fichier » */
function gender(words: readonly Word[], place: number, french: Dictionary): Sentence | undefined {
  const [one, two] = pair(words, place);
  const mayBePronoun = /^l[ea]$/.test(one) && !isArticle(words, place) && french.isVerb(two);
  const isOther = words[place]?.gap.endsWith("'") || /'$/.test(words[place - 1]?.text ?? '');
  if (mayBePronoun || isOther) return undefined;
  const right = genderFault(one, two);
  return right === undefined
    ? undefined
    : { says: `« ${words[place]?.text} ${two} »`, remedy: `écris « ${right} ${two} »` };
}

/** « Les lignes est », « ils est », « elle sont » */
function verb(words: readonly Word[], place: number): Sentence | undefined {
  const [one, two] = pair(words, place);
  const isPronoun = /^(?:il|elle|on)$/.test(one);
  if (isPronoun && PLURAL_VERBS[two]) {
    return { says: `« ${one} ${two} »`, remedy: `écris « ${one} ${PLURAL_VERBS[two]} »` };
  }
  if (/^(?:ils|elles)$/.test(one) && SINGULAR_VERBS[two]) {
    return { says: `« ${one} ${two} »`, remedy: `écris « ${one} ${SINGULAR_VERBS[two]} »` };
  }
  const [, three] = pair(words, place + 1);
  const isNoun = /^\p{L}{2,}$/u.test(two);
  if (!PLURAL.has(one) || !isNoun || !startsSentence(words[place]) || !SINGULAR_VERBS[three])
    return undefined;
  const says = `« ${words[place]?.text} ${two} ${three} »`;
  return { says, remedy: `écris « ${SINGULAR_VERBS[three]} »` };
}

/** Two words that only a space parts, in lower case; empty where there is no such pair. */
function pair(words: readonly Word[], place: number): readonly [string, string] {
  const [one, two] = [words[place], words[place + 1]];
  const isPair = one && two && /^[ \u00A0\u202F\n]$/.test(two.gap);
  return isPair ? [one.lower, two.lower] : NO_PAIR;
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
