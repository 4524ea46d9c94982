import { fold } from '../../text/fold.ts';

/** A heading of a step with the prose below it: a place that the search finds (R6). */
export interface StepSection {
  /** The id of the heading; '' for what stands before the first one. */
  heading: string;
  /** Paragraphs, items and cells, without samples, quizzes and buttons. */
  texts: string[];
}

/** A shorter word is only itself: « if » is not the beginning of « iframe ». */
const MIN_PREFIX = 3;
/** A text is about a word that it says more than once, and once in so many words. */
const OFTEN = 100;
const NOT_WORDS = /[^\p{L}\p{N}+#_]+/u;
const PLURAL = /(?<=...)[sx]$/;
/** Words of a question that no heading needs: « comment centrer une div » asks for « centrer div ». */
const FILLER =
  /^(?:ai|au|aux|avec|ca|ce|ces|cette|comment|dans|de|des|du|elle|en|est|et|faire|fait|il|je|la|le|les|leur|ma|mes|mon|ne|nos|notre|on|ou|par|peut|pour|pourquoi|qu|que|quel|quelle|quels|quelles|quoi|sa|ses|si|son|sont|sur|ta|tes|ton|tu|un|une|veut|veux|vos|votre)$/;
/** The language C: « c » alone, not the one of « c'est » or of « c++ ». */
const NAMES_C = /(?<!\S)c(?=$|[\s,.;:!?])/;

/** The words of a text, folded; `+`, `#` and `_` belong to names: « C++ » → `c++`. */
export function wordsOf(text: string): readonly string[] {
  return fold(text).split(NOT_WORDS).filter(Boolean);
}

/** A folded word without its mark of plural: `listes` → `liste`. */
export function singular(word: string): string {
  return word.replace(PLURAL, '');
}

/** Whether a word of a text answers one of a question: the same, or one that it begins (R6). */
export function begins(text: string, word: string): boolean {
  if (singular(text) === singular(word)) return true;
  return word.length >= MIN_PREFIX && text.startsWith(word);
}

/**
 * The words of a question, folded, without those that say nothing; all of them when none is left. Of one
 * letter, only the language C, beside another word (R6).
 */
export function questionWords(keyword: string): readonly string[] {
  const words = wordsOf(keyword).filter((word) => word.length > 1);
  const telling = words.filter((word) => !FILLER.test(word));
  if (telling.length > 0 && NAMES_C.test(fold(keyword))) return [...telling, 'c'];
  return telling.length > 0 ? telling : words;
}

/**
 * The words of numbered texts, in the singular, a line a word: `boucle 3 1! 5` is said by the texts 3, 4 and
 * 9, each number counted from the one before, and often by the text 4 (R6).
 */
export function writeWords(texts: readonly string[]): string {
  const lines = new Map<string, { last: number; line: string }>();
  for (const [number, text] of texts.entries()) {
    const all = wordsOf(text).map(singular);
    for (const [word, count] of countsOf(all)) {
      const { last, line } = lines.get(word) ?? { last: 0, line: word };
      const mark = count > 1 && count * OFTEN >= all.length ? '!' : '';
      lines.set(word, { last: number, line: `${line} ${number - last}${mark}` });
    }
  }
  return [...lines.values()]
    .map(({ line }) => line)
    .toSorted()
    .join('\n');
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word.length > 1 && !FILLER.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The numbers of the texts that say a word of a question, or one that it begins; with 1 when they say the
 * word itself, with 2 when they say it often, else with 0.
 */
export function textsSaying(lines: readonly string[], word: string): Map<number, number> {
  const found = new Map<number, number>();
  // The list holds thousands of lines, and a phone reads it at each keystroke.
  const [itself, beginning] = [`${singular(word)} `, word.length >= MIN_PREFIX ? word : undefined];
  for (const line of lines) {
    const isItself = line.startsWith(itself);
    if (!isItself && !(beginning && line.startsWith(beginning))) continue;
    let number = 0;
    for (const gap of line.split(' ').slice(1)) {
      number += Number.parseInt(gap, 10);
      const weight = isItself ? (gap.endsWith('!') ? 2 : 1) : 0;
      found.set(number, Math.max(found.get(number) ?? 0, weight));
    }
  }
  return found;
}
