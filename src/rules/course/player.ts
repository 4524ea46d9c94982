import { isFree } from '../text/price.ts';
import type { Course } from './course.ts';

/** A saved navigation state as a course of its own, until the service has answered. */
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
