import type { Fault } from '../../../markdown/lesson-fault.ts';
import { faultIn, isPlain, maskCode, type Passage } from '../read/passage.ts';

/** Says of a word whether it is right; remembers which of our own words it needed. */
export interface Speller {
  isRight(word: string, mayBeCode: boolean): boolean;
  readonly needed: ReadonlySet<string>;
}

/** `content/dictionnaire.txt`: right words, then code that plain texts cite. */
export interface OwnWords {
  readonly words: readonly string[];
  readonly code: readonly string[];
}

const TOKEN = /[\p{L}\p{N}]+(?:['.-]?[\p{L}\p{N}]+)*'?/gu;
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)'/i;
const INVERSION =
  /-(?:t-|[tml]')?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|lui|leur|le|la|les|y|en|ci|là)$/i;
/** A number, a file or a site (`ventes.csv`, `pypi.org`), a key or a cell (« F5 », « B12 »), letters badly read (thÃ©). */
const NO_WORD = /^(?:[\p{N}.]+|.+\.[\p{Ll}\p{N}]+|\p{Lu}\p{N}+|\p{N}+\p{Lu}|.*Ã.*)$/u;

/** « Lis.Puis »: the grammar asks for a space, which is all that is wrong. */
const GLUED = /^\p{L}+\p{Ll}\.\p{Lu}\p{Ll}*$/u;

/** Every word that neither the dictionary nor our list knows. */
export function spelling(passages: readonly Passage[], speller: Speller): Fault[] {
  const remedy = 'corrige-le, ou ajoute-le à content/dictionnaire.txt s’il est juste';
  return passages.flatMap((passage) => {
    const prose = maskCode(passage).replaceAll('’', "'");
    return [...prose.matchAll(TOKEN)]
      .filter(([word]) => !speller.isRight(word, isPlain(passage.kind)))
      .map(({ 0: word, index }) =>
        faultIn(passage, index, { says: `le mot « ${word} » est inconnu`, remedy }),
      );
  });
}

/** `knows` is the French dictionary. */
export function makeSpeller(knows: (word: string) => boolean, own: OwnWords): Speller {
  const needed = new Set<string>();
  const find = (list: readonly string[], word: string): boolean => {
    const found = [word, word[0]?.toLowerCase() + word.slice(1)].find((form) =>
      list.includes(form),
    );
    if (found !== undefined) needed.add(found);
    return found !== undefined;
  };
  const isRight = (word: string, mayBeCode: boolean): boolean => {
    if (word.length < 2 || NO_WORD.test(word) || knows(word)) return true;
    if (!mayBeCode && GLUED.test(word)) return true;
    if (find(own.words, word) || (mayBeCode && find(own.code, word))) return true;
    const shorter = [ELISION, INVERSION].filter((part) => part.test(word));
    return shorter.some((part) => isRight(word.replace(part, ''), mayBeCode));
  };
  return { isRight, needed };
}

/** One word a line; « # » begins a remark, « # Code » the second part. */
export function readOwnWords(text: string): OwnWords {
  const [words = '', code = ''] = text.split(/^# Code\b.*$/m);
  const lines = (part: string) =>
    part.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return { words: lines(words), code: lines(code) };
}
