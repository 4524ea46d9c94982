import { hasConsent, progressArea } from '../../browser/page/consent.ts';
import { KEYS, readRecord, writeRecord } from '../../browser/platform/storage.ts';
import { markPassed } from '../../browser/tutorial/passed.ts';
import {
  codeIn,
  type ExercisePlace,
  passedIn,
  withCode,
  withPassed,
} from '../../rules/tutorial/exercises.ts';

type ExerciseKey = typeof KEYS.codes | typeof KEYS.passed;

/** Records that a full or blocked storage has refused: the work goes on from here (U13). */
const held = new Map<ExerciseKey, object>();

/** The code that the device keeps of an exercise; undefined when there is none (U13). */
export function keptCode(place: ExercisePlace): string | undefined {
  return codeIn(recordOf(KEYS.codes), place);
}

/** Keeps the code of an exercise, or forgets it; returns what to tell the reader (U13). */
export function keepCode(place: ExercisePlace, code: string | undefined): string {
  const isKept = keep(KEYS.codes, withCode(recordOf(KEYS.codes), place, code));
  if (!isKept) return 'Cet appareil ne peut rien garder : copie ton code avant de quitter la page.';
  if (code === undefined) return '';
  return hasConsent()
    ? 'Ton code est gardé sur cet appareil.'
    : 'Ton code est gardé jusqu’à la fermeture de cet onglet.';
}

/** Remembers that an exercise has been passed, and shows it in the page (U14). */
export function keepPassed(place: ExercisePlace): void {
  const record = withPassed(recordOf(KEYS.passed), place);
  keep(KEYS.passed, record);
  markPassed(passedIn(record, place.tutorial));
}

function recordOf(key: ExerciseKey): unknown {
  return held.get(key) ?? readRecord(progressArea(), key);
}

/** Writes a record; whether the device has it. */
function keep(key: ExerciseKey, record: object): boolean {
  const isKept = writeRecord(progressArea(), key, record);
  if (isKept) held.delete(key);
  else held.set(key, record);
  return isKept;
}
