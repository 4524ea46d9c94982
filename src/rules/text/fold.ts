/** Accents, vowel signs, what has no width, and the Arabic stroke that only lengthens a word. */
const MARKS = /[\p{M}\p{Cf}ـ]/gu;
const SPACES = /\s+/g;
/** Letters that Unicode keeps whole, and how a plain keyboard writes them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ œ: 'oe', æ: 'ae', ß: 'ss', ŋ: 'n', ø: 'o', ɓ: 'b', ɗ: 'd', ƴ: 'y' },
  ...{ ة: 'ه', ى: 'ي' },
};
/** The same letters: a pattern made of them would stand in files that fold nothing. */
const LETTERS = /[œæßŋøɓɗƴةى]/g;

/**
 * The text without accents, case, ligatures and extra spaces: « Développement » and « developpement » become
 * equal, « cœur » and « coeur », « Ñaŋ » and « nan » (C3).
 */
export function fold(text: string): string {
  const bare = text.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const plain = bare.replace(LETTERS, (letter) => PLAIN[letter] ?? letter);
  return plain.replace(SPACES, ' ').trim();
}
