import { recall, remember } from '../../browser/choice/records.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import type { StepPage } from '../../browser/tutorial/steps.ts';
import type { LastView } from '../../rules/tutorial/resume.ts';
import { isStepKey, type StepKey, stepPercent } from '../../rules/tutorial/steps.ts';

type StepsKey = typeof KEYS.readSteps | typeof KEYS.woven;
type PlaceKey = typeof KEYS.places | typeof KEYS.solved | StepsKey;

/** Writes where the reader is: a step, and perhaps the id of one of its headings (R7, T17). */
export function keepPlace({ name, slug }: StepPage, step: StepKey, heading?: string): void {
  const view: LastView = { lastRessourcesViews: name, progress: stepPercent(step), tabs: step };
  remember(KEYS.lastView, view);
  keepOf(slug, KEYS.places, heading ?? step);
}

/** Writes what a record holds of one tutorial; the others keep theirs. */
export function keepOf(slug: string, key: PlaceKey, value: unknown): void {
  remember(key, { ...byTutorial(key), [slug]: value });
}

/** What a record holds, by tutorial; nothing when it cannot be read. */
function byTutorial(key: PlaceKey): Record<string, unknown> {
  const record = recall(key);
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>) : {};
}

/** What a record lists of one tutorial; nothing when it cannot be read. */
export function listOf(slug: string, key: PlaceKey): unknown[] {
  const list = byTutorial(key)[slug];
  return Array.isArray(list) ? list : [];
}

/** The steps of a tutorial that a record lists (T8, T31). */
export function stepsOf(slug: string, key: StepsKey): StepKey[] {
  return listOf(slug, key).filter(isStepKey);
}
