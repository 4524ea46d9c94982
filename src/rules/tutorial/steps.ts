/** The eight steps in order: the keys that `?tabs=` accepts (T1). */
export const STEP_KEYS = [
  'intro',
  'first',
  'bases',
  'utils',
  'exos',
  'corrections',
  'project',
  'final',
] as const;

export type StepKey = (typeof STEP_KEYS)[number];

/** The query parameter that opens a step (T2). */
export const STEP_PARAMETER = 'tabs';

/** Whether a value is the key of a step (T2). */
export function isStepKey(value: unknown): value is StepKey {
  return STEP_KEYS.includes(value as StepKey);
}

/** The progress at a step, from 13 to 100 (T5). */
export function stepPercent(key: StepKey): number {
  return Math.round(((stepIndex(key) + 1) / STEP_KEYS.length) * 100);
}

export function stepIndex(key: StepKey): number {
  return STEP_KEYS.indexOf(key);
}

/** The step before (-1) or after (+1); undefined at the ends. */
export function neighbour(key: StepKey, distance: -1 | 1): StepKey | undefined {
  return STEP_KEYS[stepIndex(key) + distance];
}

const FIRST_WORD = /^#?([^-]*).*/;

/** The step of a heading, whose id begins with the step's key: `#bases-repeter-avec-for` → `bases`. */
export function stepOfHash(hash: string): StepKey | undefined {
  const key = hash.replace(FIRST_WORD, '$1');
  return isStepKey(key) ? key : undefined;
}

/** The step that an address opens: that of its heading, else `tabs`, else the introduction (T2). */
export function stepOfAddress({ hash, search }: { hash: string; search: string }): StepKey {
  const tabs = new URLSearchParams(search).get(STEP_PARAMETER);
  return [hash.replace(FIRST_WORD, '$1'), tabs].find(isStepKey) || STEP_KEYS[0];
}
