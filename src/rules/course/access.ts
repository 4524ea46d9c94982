import { isFree } from '../text/price.ts';
import type { Subscription } from './course.ts';

/**
 * « content is shown if the course price is 0 or the user holds a 'full' subscription for this
 * course id » (section 4). An unknown price or unknown subscriptions mean locked.
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

/** Where the learner stands before a course: what the screen offers follows from it. */
export type Access =
  | 'open'
  | 'locked'
  /** The learner's purchases could not be had: locked, with « Vérifier à nouveau ». */
  | 'unknown';

/** `isHeld`: `canWatch` said so. Subscriptions that failed mean unknown, unless the course is free. */
export function accessOf(price: number | undefined, isHeld: boolean, hasFailed: boolean): Access {
  if (isHeld || isFree(price)) return 'open';
  return hasFailed ? 'unknown' : 'locked';
}
