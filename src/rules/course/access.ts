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
