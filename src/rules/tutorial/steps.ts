/** The eight steps in order: the keys that `?tabs=` accepts, and their names (T1). */
export const STEPS = [
  { key: 'intro', label: 'Introduction' },
  { key: 'first', label: 'Premiers pas' },
  { key: 'bases', label: 'Bases' },
  { key: 'utils', label: 'Outils & Structures' },
  { key: 'exos', label: 'Exercices' },
  { key: 'corrections', label: 'Corrections' },
  { key: 'project', label: 'Mini-Projet' },
  { key: 'final', label: 'Fin de module' },
] as const;

export type StepKey = (typeof STEPS)[number]['key'];

/** The query parameter that opens a step (T2). */
export const STEP_PARAMETER = 'tabs';

/** Whether a value is the key of a step (T2). */
export function isStepKey(value: unknown): value is StepKey {
  return STEPS.some(({ key }) => key === value);
}

/** The progress at a step, from 13 to 100 (T5). */
export function stepPercent(key: StepKey): number {
  return Math.round(((stepIndex(key) + 1) / STEPS.length) * 100);
}

export function stepIndex(key: StepKey): number {
  return STEPS.findIndex((step) => step.key === key);
}

/** The step before (-1) or after (+1); undefined at the ends. */
export function neighbour(key: StepKey, distance: -1 | 1): StepKey | undefined {
  return STEPS[stepIndex(key) + distance]?.key;
}

/** The step of a heading, whose id begins with the step's key: `#bases-repeter-avec-for` → `bases`. */
export function stepOfHash(hash: string): StepKey | undefined {
  const [key] = hash.replace(/^#/, '').split('-');
  return isStepKey(key) ? key : undefined;
}

/** The step that an address opens: that of its heading, else `tabs`, else the introduction (T2). */
export function stepOfAddress({ hash, search }: { hash: string; search: string }): StepKey {
  const tabs = new URLSearchParams(search).get(STEP_PARAMETER);
  return stepOfHash(hash) ?? (isStepKey(tabs) ? tabs : 'intro');
}
