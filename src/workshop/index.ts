import type { ExerciseRecords } from './open/exercise.ts';

/** Opens the exercise whose button was tapped: its code comes then (U11). */
export async function openExercise(button: HTMLElement, records: ExerciseRecords): Promise<void> {
  await (await import('./open/exercise.ts')).openExercise(button, records);
}

/** Opens the sample whose button was tapped: its code comes then (U1). */
export async function openSample(button: HTMLElement): Promise<void> {
  await (await import('./open/sample.ts')).openSample(button);
}
