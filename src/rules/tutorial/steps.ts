/** « steps in order » (section 2): the keys that `?tabs=` honours, and their names. */
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

/** The query parameter that opens a step. */
export const STEP_PARAMETER = 'tabs';

/** « Tabs value honoured only if one of the 8 keys » (section 4). */
export function isStepKey(value: unknown): value is StepKey {
  return STEPS.some(({ key }) => key === value);
}

/** « progress percent = round((index+1)/8 × 100) » (section 4). */
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

/** A heading's id begins with its step: `#bases-repeter-avec-for` → bases. */
export function stepOfHash(hash: string): StepKey | undefined {
  const [key] = hash.replace(/^#/, '').split('-');
  return isStepKey(key) ? key : undefined;
}

/** The step that an address opens: its heading's, else its `tabs`, else the introduction. */
export function stepOfAddress({ hash, search }: { hash: string; search: string }): StepKey {
  const tabs = new URLSearchParams(search).get(STEP_PARAMETER);
  return stepOfHash(hash) ?? (isStepKey(tabs) ? tabs : 'intro');
}
