import { atom } from 'nanostores';
import { progressArea } from '../../browser/page/consent.ts';
import { KEYS, readRecord } from '../../browser/platform/storage.ts';
import { type Resume, resume } from '../../rules/tutorial/resume.ts';

/** What the resume banner offers; undefined when it is dismissed (R11). */
export const $resume = atom<Resume | undefined>(undefined);

/** Reads the record; at 100 % the banner recommends some of the tutorials that are written (R9). */
export function readResume(written: readonly { name: string; slug: string }[] = []): void {
  $resume.set(resume(readRecord(progressArea(), KEYS.lastView), written));
}

export function dismissResume(): void {
  $resume.set(undefined);
}
