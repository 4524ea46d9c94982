import { passedLabel } from '../../rules/tutorial/exercises.ts';

/** Writes « 4 exercices sur 6 » in the menu of steps, and which ones under their statements (U14). */
export function markPassed(passed: readonly string[]): void {
  const state = document.querySelector('[data-step-link=exos] > .step-state');
  const label = state?.querySelector('.step-passed') ?? document.createElement('span');
  label.className = 'step-passed';
  label.textContent = passedLabel(passed);
  if (label.textContent) state?.prepend(label);
  for (const name of passed)
    document.querySelector(`[data-exercise="${name}"]`)?.closest('p')?.classList.add('is-passed');
}
