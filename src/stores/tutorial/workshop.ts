/**
 * Called for « Essayer » under a sample, and for « Ouvrir l’atelier » under an exercise: each brings what
 * it needs (U1, U11).
 */
export async function run(button: HTMLElement): Promise<void> {
  if (button.dataset.exercise) await (await import('./exercise.ts')).openBench(button);
  else if (button.dataset.sample) await (await import('./sql/sql-sample.ts')).openSqlSample(button);
  else await (await import('./workshop/sample.ts')).openSample(button);
}
