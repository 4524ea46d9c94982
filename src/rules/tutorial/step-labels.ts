import { STEP_KEYS, type StepKey } from './steps.ts';

const LABELS: Readonly<Record<StepKey, string>> = {
  intro: 'Introduction',
  first: 'Premiers pas',
  bases: 'Bases',
  utils: 'Outils & Structures',
  exos: 'Exercices',
  corrections: 'Corrections',
  project: 'Mini-Projet',
  final: 'Fin de module',
};

/** « Bases », of the step `bases`. */
export function stepLabel(key: StepKey): string {
  return LABELS[key];
}

/** The steps and their names (T1); apart from the keys, which are all that a tutorial's script needs. */
export const STEPS = STEP_KEYS.map((key) => ({ key, label: LABELS[key] }));
