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
