import { has } from '../older.ts';

/** The speeds that a reading aloud offers; 1 is the voice's own. */
export const READING_RATES = [0.75, 1, 1.25, 1.5] as const;

/** What a passage of a lesson is. */
export type PassageKind =
  | 'text'
  /** A sample; its text is what its caption says, « Python ». */
  | 'code'
  /** What a sample shows; its text is its caption, « Résultat ». */
  | 'result'
  /** A picture; its text is what it shows. */
  | 'picture'
  /** A table; its text is its heads. */
  | 'table'
  /** A closed fold; its text is its summary. */
  | 'fold';

const SAYABLE = /[\p{L}\p{N}]/u;
const SPACES = /\s+/g;

/** What is said before, or in place of, what a reader would see. */
const ANNOUNCED: Readonly<Record<Exclude<PassageKind, 'text'>, string>> = {
  code: 'Exemple de code',
  result: 'À l’écran',
  picture: 'Image',
  table: 'Tableau',
  fold: 'À ouvrir si tu veux',
};

/**
 * What the voice says of a passage: a text as it is, code by its name and never letter by letter; '' for what holds
 * nothing to say (T28).
 */
export function spoken(kind: PassageKind, text: string): string {
  const words = text.replace(SPACES, ' ').trim();
  const hasWords = SAYABLE.test(words);
  if (kind === 'text') return hasWords ? words : '';
  return hasWords ? `${ANNOUNCED[kind]} : ${words}.` : `${ANNOUNCED[kind]}.`;
}

/** A piece of code within a sentence: said when it holds a letter or a number, else named. */
export function spokenCode(code: string): string {
  return SAYABLE.test(code) ? code : 'ce signe';
}

/** « Passage 3 sur 24 ». */
export function passageLabel(index: number, count: number): string {
  return `Passage ${index + 1} sur ${count}`;
}

/** Where a reading was left in a tutorial: `{ step: 'bases', passage: 3 }`. */
export interface HeardPlace {
  step: string;
  passage: number;
}

/**
 * The passage that the record keeps for a step of `count` passages; 0 for another step, and for a record that cannot be
 * read (T29).
 */
export function heardIn(record: unknown, slug: string, step: string, count: number): number {
  const { step: kept, passage } = Object(ownOf(record, slug)) as Record<string, unknown>;
  if (kept !== step || !Number.isInteger(passage)) return 0;
  const place = passage as number;
  return place > 0 && place < count ? place : 0;
}

/** The record with the place of one tutorial, or without it; the others keep theirs. */
export function withHeard(record: unknown, slug: string, heard: HeardPlace | undefined): unknown {
  const isRecord = typeof record === 'object' && record !== null && !Array.isArray(record);
  return { ...(isRecord ? record : {}), [slug]: heard };
}

function ownOf(record: unknown, slug: string): unknown {
  return has(Object(record), slug) ? (record as Record<string, unknown>)[slug] : undefined;
}
