import { KEYS } from '../browser/platform/storage.ts';
import { markPassed } from '../browser/tutorial/passed.ts';
import { passedIn } from '../rules/tutorial/exercises.ts';

const recordOf = (key: 'passed' | 'woven') =>
  JSON.parse(localStorage[key] || sessionStorage[key] || null);

/** Shows from the start which exercises of the tutorial have been passed (U14), and its woven bands (T31). */
try {
  const { dataset } = document.querySelector('.tutorial') as HTMLElement;
  const { tutorial } = dataset;
  // Styles look for the names of steps in the list, whatever stands between them.
  dataset.woven = Object(recordOf(KEYS.woven))[tutorial as string];
  markPassed(passedIn(recordOf(KEYS.passed), tutorial as string));
} catch {
  // No record, or none that can be read.
}
