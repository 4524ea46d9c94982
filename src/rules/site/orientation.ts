import { CAREER_FIELDS, type CareerField } from './career.ts';

/** What an answer gives to its two fields, the first one and the second (G7). */
export const POINTS = [2, 1] as const;
/** The letters of the answers, in the address and in the table that is counted by hand. */
export const LETTERS: readonly string[] = ['a', 'b', 'c', 'd'];
/** How many fields a result names. */
const KEPT = 2;

/** The fields that an answer gives points to. */
export type Gains = readonly CareerField[];

/**
 * The two fields with the most points for the answers that were chosen, the first one first. Of two that are
 * equal, the one that was named first comes first; `[['design', 'web']]` → design, web (G7).
 */
export function bestFields(chosen: readonly Gains[]): readonly CareerField[] {
  const points = new Map<CareerField, number>();
  for (const gains of chosen) {
    gains.forEach((field, place) => {
      points.set(field, (points.get(field) ?? 0) + (POINTS[place] ?? 0));
    });
  }
  // A sort keeps the order of equals, which is that of the answers.
  const ranked = [...points].sort(([, one], [, other]) => other - one);
  return ranked.slice(0, KEPT).map(([field]) => field);
}

/** The answers as the address keeps them: places 0, 2, 1 → « acb » (G8). */
export function encodeAnswers(places: readonly number[]): string {
  return places.map((place) => LETTERS[place]).join('');
}

/**
 * The places of the answers that an address keeps, one for each question; undefined for a text that is not a
 * whole test, such as a hand-made one (G8).
 */
export function decodeAnswers(text: string, questionCount: number): readonly number[] | undefined {
  const places = [...text].map((letter) => LETTERS.indexOf(letter));
  return places.length === questionCount && !places.includes(-1) ? places : undefined;
}

/** « design web » → its fields; a word that is no field is left out. */
export function readGains(text: string): Gains {
  return text.split(' ').flatMap((word) => CAREER_FIELDS.filter((field) => field === word));
}

/** What is sent to a friend with the address of a result: « Web et design » (G8). */
export function resultText(names: readonly string[], address: string): string {
  return `Mon test d’orientation en informatique : ${names.join(' et ')}. Faites le vôtre : ${address}`;
}
