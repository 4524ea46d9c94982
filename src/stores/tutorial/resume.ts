import { atom } from 'nanostores';
import { progressArea } from '../../browser/page/consent.ts';
import { KEYS, readRecord } from '../../browser/platform/storage.ts';
import { type Resume, resume } from '../../rules/tutorial/resume.ts';

/** What the resume banner offers; undefined when it is dismissed (R11). */
export const $resume = atom<Resume | undefined>(undefined);

export function readResume(): void {
  $resume.set(resume(readRecord(progressArea(), KEYS.lastView)));
}

export function dismissResume(): void {
  $resume.set(undefined);
}
