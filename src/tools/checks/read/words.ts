/** Stands in a passage for inline code: a word that nobody spells or pronounces. */
export const CODE = '\uFFFC';

/** What is between spaces and is not a sign alone: « l'eau » is one word, « : » is none. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}\uFFFC]/u.test(word));
}

/** An end of sentence: its sign, perhaps a closing quote or parenthesis, then a new beginning. */
const BOUNDARY = /(?<=[.!?…][»)]?(?: ?»)?)\s+(?=[«(]? ?[\p{Lu}\p{N}\uFFFC])/u;
/** « J. B. Diop », « p. ex. »: a point that ends nothing. */
const ABBREVIATION = /(?:\b\p{Lu}|\b(?:p|ex|env|fig))\.$/u;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.trim().split(BOUNDARY)) {
    const previous = sentences.at(-1);
    if (previous !== undefined && ABBREVIATION.test(previous)) {
      sentences[sentences.length - 1] = `${previous} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}
