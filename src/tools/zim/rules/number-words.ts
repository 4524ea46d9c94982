const WORDS =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

/** A number in words up to twenty, then in digits: 15 → « quinze », 21 → « 21 » (K14). */
export function numberWords(count: number): string {
  return WORDS[count] ?? String(count);
}
