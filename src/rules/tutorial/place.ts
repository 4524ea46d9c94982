import { has } from '../older.ts';
import { isStepKey, type StepKey } from './steps.ts';

/** Where a reader is in a tutorial: the id of a heading, or the key of a step. */
const PLACE = /^([a-z]+)(?:-[a-z0-9-]{1,200})?$/;

/**
 * The place that the record `places` keeps for a tutorial; undefined when there is none, or when it cannot
 * be read (R7).
 */
export function placeIn(
  record: unknown,
  slug: string,
): { step: StepKey; heading: string | undefined } | undefined {
  if (typeof record !== 'object' || record === null || !has(record, slug)) return undefined;
  const place: unknown = (record as Record<string, unknown>)[slug];
  const step = typeof place === 'string' ? PLACE.exec(place)?.[1] : undefined;
  if (!isStepKey(step)) return undefined;
  return { step, heading: place === step ? undefined : (place as string) };
}
