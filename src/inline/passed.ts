import { KEYS } from '../browser/platform/storage.ts';
import { markPassed } from '../browser/tutorial/passed.ts';
import { passedIn } from '../rules/tutorial/exercises.ts';

/** Shows from the start which exercises of the tutorial have been passed (U14). */
try {
  const record = JSON.parse(localStorage[KEYS.passed] || sessionStorage[KEYS.passed]);
  const { tutorial } = (document.querySelector('.tutorial') as HTMLElement).dataset;
  markPassed(passedIn(record, tutorial as string));
} catch {
  // No record, or none that can be read.
}
