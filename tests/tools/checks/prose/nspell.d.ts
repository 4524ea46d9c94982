/** What the test of the dictionary asks of nspell, which brings no types of its own. */
declare module 'nspell' {
  export default function nspell(
    affixes: Buffer,
    words: Buffer,
  ): { correct: (word: string) => boolean };
}
