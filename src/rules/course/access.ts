import { isFree } from '../text/price.ts';
import type { Subscription } from './course.ts';

/**
 * Whether the learner may watch the whole course: it is free, or a `full` subscription names its id. An
 * unknown price and unknown subscriptions count as locked (A1).
 */
export function canWatch(
  course: { id: string; price: number | undefined },
  subscriptions: readonly Subscription[],
): boolean {
  return (
    isFree(course.price) ||
    subscriptions.some(({ courseId, type }) => type === 'full' && courseId === course.id)
  );
}

/** What the learner may see of a course. */
export type Access =
  | 'open'
  | 'locked'
  /** The purchases could not be had: the course is locked, with « Vérifier à nouveau » (A3). */
  | 'unknown';

/**
 * What the screen offers. `isHeld` comes from `canWatch`; when the purchases failed (`hasFailed`), only
 * a free course is open (A3).
 */
export function accessOf(price: number | undefined, isHeld: boolean, hasFailed: boolean): Access {
  if (isHeld || isFree(price)) return 'open';
  return hasFailed ? 'unknown' : 'locked';
}
