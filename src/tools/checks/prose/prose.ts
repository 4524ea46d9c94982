import type { Fault } from '../../../markdown/lesson-fault.ts';
import { at } from '../fault.ts';
import type { Passage } from '../read/passage.ts';
import { frenchDictionary } from './dictionary.ts';
import { grammar } from './grammar.ts';
import { PROPER_NAMES } from './proper-names.ts';
import { makeSpeller, type OwnWords, readOwnWords, type Speller, spelling } from './spelling.ts';
import { type Versions, wording } from './wording.ts';

/** The words that the dictionary does not know, and that we use. */
export const OWN_WORDS = 'content/dictionnaire.txt';

/** The French of a text, with one dictionary for all. */
export interface Proofreader {
  faults(passages: readonly Passage[], versions?: Versions): Fault[];
  /** The words of our list that no text read so far needed. */
  uselessWords(): Fault[];
  /** Those that are out of order. */
  disorder(): Fault[];
}

/** `list`: the text of `content/dictionnaire.txt`; `names`: what the tutorials teach, « Spring Boot ». */
export function makeProofreader(list: string, names: readonly string[] = []): Proofreader {
  const own = readOwnWords(list);
  const french = frenchDictionary();
  const proper = new Set([...PROPER_NAMES, ...names.flatMap((name) => name.split(' '))]);
  const speller = makeSpeller((word) => proper.has(word) || french.knows(word), own);
  return {
    faults: (passages, versions) => [
      ...spelling(passages, speller),
      ...wording(passages, versions),
      ...grammar(passages, french),
    ],
    uselessWords: () => useless(list, own, speller),
    disorder: () => disorder(list, own),
  };
}

function useless(list: string, { words, code }: OwnWords, { needed }: Speller): Fault[] {
  return [...words, ...code]
    .filter((word) => !needed.has(word))
    .map((word) => at(OWN_WORDS, lineOf(list, word), `« ${word} » est inutile`, 'enlève-le'));
}

/** Two writers who add words to a list in order touch different lines. */
function disorder(list: string, { words, code }: OwnWords): Fault[] {
  return [words, code].flatMap((part) =>
    part.flatMap((word, index) => {
      const before = part[index - 1];
      if (before === undefined || before.localeCompare(word, 'fr') < 0) return [];
      const says = `« ${word} » n’est pas à sa place`;
      const remedy = 'range les mots dans l’ordre alphabétique, une fois chacun';
      return [at(OWN_WORDS, lineOf(list, word), says, remedy)];
    }),
  );
}

function lineOf(list: string, word: string): number {
  return list.split('\n').lastIndexOf(word) + 1;
}
