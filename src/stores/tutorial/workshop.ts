import { openExercise, openSample } from '../../workshop/index.ts';
import { keepCode, keepPassed, keptCode } from './exercise-records.ts';

/** Called for « Essayer » under a sample, and for « Ouvrir l’atelier » under an exercise (U1, U11). */
export async function run(button: HTMLElement): Promise<void> {
  if (!button.dataset.exercise) return openSample(button);
  await openExercise(button, { keepCode, keepPassed, keptCode });
}
