import { fold } from './text/fold.ts';

/** Letters and digits, and the signs of « C++ », « C# » and `unique_ptr`; everything else is typography (C3). */
const NOT_WORDS = /[^\p{Ll}\p{Lo}\p{N}+#_]+/u;
/** A word of a shown text, its accents included. */
const WORD = /([\p{L}\p{M}\p{N}+#_]+)/u;
/** A shorter word is only itself: « if » is not the beginning of « iframe ». */
const MIN_BEGINNING = 3;
/** Words around what people look for: « comment centrer une div », « cours de python ». */
const FILLERS = new Set(
  (
    'a ai apprendre apprends au aux avec ca ce ces cette comment cours dans de des du elle en est et faire ' +
    'fait formation formations il je la le les leur ma mes mon ne nos notre on ou par peut pour pourquoi qu ' +
    'que quel quelle quelles quels quoi sa se ses si son sont sur ta tes ton tu tuto tutoriel tutoriels ' +
    'tutos un une veut veux vos votre'
  ).split(' '),
);
/** Words whose singular does not begin as they do: « sociaux », and with the Arabic article, written in one. */
const CHANGES = /[^e]aux$|^ال../;
/** The language C: « c » alone, not the one of « c'est » or of « c++ ». */
const NAMES_C = /(?:^|\s)c(?:$|[\s,.;:!?])/;
/** In a searchable text: after the name, and after all that may hold a phrase. */
const END_OF_NAME = '\n';
const END_OF_TEXT = '\t';

/** What somebody types, ready to be compared with searchable texts. */
export interface SearchQuestion {
  /** The words of all that was typed, a space between them. */
  phrase: string;
  /** Those that say something; all of them when none does. */
  words: readonly string[];
  /** One word, in the singular: a text without the phrase does not hold it. */
  isWord: boolean;
  /** How a word that is held begins, and its singular; '' when that is the word itself. */
  forms: readonly (readonly [beginning: string, singular: string])[];
  /** All words in one, « e commerce » is « ecommerce »; '' for one word. */
  joined: string;
}

/**
 * A text made ready for many searches: the words of its name, those of its other texts, which no phrase
 * joins, then other ways to write them, and facts that are found word by word (C2, C3).
 */
export function searchable(name: string, others: readonly string[] = [], facts = ''): string {
  const texts = [name, ...others].map(partsOf);
  const phrases = texts.map((parts) => ` ${parts.flat().join(' ')} ${END_OF_NAME}`).join('');
  const more = texts
    .flatMap((parts) => parts.flatMap(otherWays))
    .concat(wordsOf(facts))
    .join(' ');
  return `${phrases}${END_OF_TEXT} ${more} `;
}

/** A question; undefined when nothing was typed but typography (C2). */
export function questionOf(keyword: string): SearchQuestion | undefined {
  const all = wordsOf(keyword);
  if (all.length === 0) return undefined;
  const words = questionWords(keyword);
  const telling = words.length > 0 ? words : all;
  return {
    phrase: all.join(' '),
    words: telling,
    isWord: all.length === 1 && singular(telling[0] ?? '') === telling[0],
    forms: telling.map((word) => [
      word.length < MIN_BEGINNING ? `${word} ` : word,
      singular(word) === word ? '' : `${singular(word)} `,
    ]),
    joined: telling.length > 1 ? telling.join('') : '',
  };
}

/**
 * The words of a question, folded, without those that say nothing; all of them when none is left. Of one
 * letter, only the language C, beside another word.
 */
export function questionWords(keyword: string): readonly string[] {
  const words = wordsOf(keyword).filter((word) => word.length > 1 || /\d/.test(word));
  const telling = words.filter((word) => !FILLERS.has(word));
  if (words.length > 0 && NAMES_C.test(fold(keyword))) return [...telling, 'c'];
  return telling.length > 0 ? telling : words;
}

/** Whether a searchable text holds every word, in any order, singular or plural, whole or begun (C3). */
export function holdsWords(text: string, { forms, joined }: SearchQuestion): boolean {
  for (const [beginning, singular] of forms) {
    if (startsWord(text, beginning) || startsWord(text, singular)) continue;
    return startsWord(text, joined);
  }
  return true;
}

/**
 * The parts of a text, in turn without and with words of the question, whole or begun: « Répéter trois fois »
 * for « trois » → `['Répéter ', 'trois', ' fois']`; the first part may be empty (R6).
 */
export function markedParts(text: string, keyword: string): readonly string[] {
  const forms = questionOf(keyword)?.forms ?? [];
  const parts = [''];
  for (const piece of text.split(WORD)) {
    const word = ` ${fold(piece)} `;
    const isFound = forms.some((each) => each.some((form) => startsWord(word, form)));
    if (isFound === (parts.length % 2 === 0)) parts.push(`${parts.pop()}${piece}`);
    else parts.push(piece);
  }
  return parts;
}

/** Whether some word begins so. To look for the space too would stop at each one: six times slower. */
function startsWord(text: string, beginning: string): boolean {
  if (beginning === '') return false;
  let place = text.indexOf(beginning);
  while (place > 0 && text[place - 1] !== ' ') place = text.indexOf(beginning, place + 1);
  return place > 0;
}

/** Whether a word stands whole in a searchable text, in the singular or the plural. */
export function standsWhole(text: string, word: string): boolean {
  const one = singular(word);
  return ['', 's', 'x'].some((end) => text.includes(` ${one}${end} `));
}

/**
 * The items whose searchable texts answer, the best first, else in their order: the phrase as words of the
 * name, in the name, in another text, then its words in the name, then anywhere (C2, C3).
 */
export function answers<Item>(
  items: readonly Item[],
  texts: readonly string[],
  keyword: string,
): readonly Item[] {
  const question = questionOf(keyword);
  if (!question) return [];
  const ranks: Item[][] = [[], [], [], [], []];
  for (const [index, text] of texts.entries()) {
    const rank = rankOf(text, question);
    const item = items[index];
    if (rank >= 0 && item) ranks[rank]?.push(item);
  }
  return ranks.flat();
}

/** The place of a text among the answers, 0 for the best; -1 for none. */
function rankOf(text: string, question: SearchQuestion): number {
  const { phrase, isWord } = question;
  const place = text.indexOf(phrase);
  if (place < 0 && isWord) return -1;
  const end = text.indexOf(END_OF_NAME);
  if (place >= 0 && place < end) {
    return text[place - 1] === ' ' && text[place + phrase.length] === ' ' ? 0 : 1;
  }
  if (place >= 0 && place < text.indexOf(END_OF_TEXT)) return 2;
  if (!holdsWords(text, question)) return -1;
  return holdsWords(text.slice(0, end), question) ? 3 : 4;
}

function wordsOf(text: string): readonly string[] {
  return partsOf(text).flat();
}

/** The words of each part that no space divides: « l’identité » has two. */
function partsOf(text: string): readonly (readonly string[])[] {
  return fold(text)
    .split(' ')
    .map((part) => part.split(NOT_WORDS).filter(Boolean));
}

/** « lidentite », « nodejs », « horsligne »; « social » for « sociaux », an Arabic word bare. */
function otherWays(words: readonly string[]): readonly string[] {
  if (words.length < 2 && !CHANGES.test(words[0] ?? '')) return [];
  // « d’une » stays two: who asks for the dune does not ask for it.
  const isOne = words.length > 1 && words.some((word) => word.length > 1 && !FILLERS.has(word));
  return [
    ...(isOne ? [words.join('')] : []),
    ...words.filter((word) => CHANGES.test(word)).map(singular),
  ];
}

/** A word without what makes it a plural, or without the Arabic article, which is written in one with it. */
function singular(word: string): string {
  return word.replace(/([^e]a)ux$/, '$1l').replace(/(...)[sx]$|^ال(..+)$/, '$1$2');
}
