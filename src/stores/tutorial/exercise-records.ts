import { areaOf, recall, remember } from '../../browser/choice/records.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import { markPassed } from '../../browser/tutorial/passed.ts';
import {
  codeIn,
  type ExercisePlace,
  passedIn,
  passedLabel,
  withCode,
  withPassed,
} from '../../rules/tutorial/exercises.ts';

/** The code that the device keeps of an exercise; undefined when there is none (U13). */
export function keptCode(place: ExercisePlace): string | undefined {
  return codeIn(recall(KEYS.codes), place);
}

/** Keeps the code of an exercise, or forgets it; returns what to tell the reader (U13). */
export function keepCode(place: ExercisePlace, code: string | undefined): string {
  const isKept = remember(KEYS.codes, withCode(recall(KEYS.codes), place, code));
  if (!isKept) return 'Cet appareil ne peut rien garder : copie ton code avant de quitter la page.';
  if (code === undefined) return '';
  return areaOf(KEYS.codes) === 'localStorage'
    ? 'Ton code est gardé sur cet appareil.'
    : 'Ton code est gardé jusqu’à la fermeture de cet onglet.';
}

/** Remembers that an exercise has been passed, and shows it in the page; returns how many are, « 2 sur 6 » (U14). */
export function keepPassed(place: ExercisePlace): string {
  const record = withPassed(recall(KEYS.passed), place);
  remember(KEYS.passed, record);
  const passed = passedIn(record, place.tutorial);
  markPassed(passed);
  import('./questions.ts').then(({ weave }) => weave(place.tutorial), console.warn);
  return passedLabel(passed).replace(/ exercices?/, '');
}
