import { isFree } from '../text/price.ts';
import type { Course } from './course.ts';

/** A saved navigation state as a course, shown until the service has answered (D10). */
export function stateCourse(
  state: Omit<Course, 'categories' | 'language' | 'shortDescription' | 'modality'>,
): Course {
  const { id, name, category, bannerUrl, price } = state;
  return {
    id,
    name,
    category,
    categories: [category],
    language: '',
    shortDescription: '',
    bannerUrl,
    price,
    modality: undefined,
  };
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
