import { atom } from 'nanostores';
import { recall } from '../../browser/choice/records.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import { giveBackPlace } from '../../browser/tutorial/resume.ts';
import { type Resume, resume } from '../../rules/tutorial/resume.ts';

/** What the resume banner offers; undefined when it is dismissed (R11). */
export const $resume = atom<Resume | undefined>(undefined);

/** Reads the record; at 100 % the banner recommends some of the tutorials that are written (R9). */
export function readResume(written: readonly { name: string; slug: string }[] = []): void {
  const found = resume(recall(KEYS.lastView), written, recall(KEYS.places));
  $resume.set(found);
  if (!found) giveBackPlace();
}

export function dismissResume(): void {
  $resume.set(undefined);
  giveBackPlace();
}

/** The record of the places where the reader was; undefined until it is read (R4). */
export const $places = atom<unknown>(undefined);

/** The record of the exercises that were passed; undefined until it is read (U14). */
export const $passed = atom<unknown>(undefined);

export function readPlaces(): void {
  $places.set(recall(KEYS.places));
  $passed.set(recall(KEYS.passed));
}
