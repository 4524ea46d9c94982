import { isFree } from '../text/price.ts';
import type { Course } from './course.ts';
import { isSameValue, type Preferences } from './preferences.ts';

export interface Reordered {
  courses: readonly Course[];
  /** How many of them, at the start, are those that were asked for; 0 without a filter (C11). */
  preferredCount: number;
  /** How many courses of the chosen category the filter leaves out (C12). */
  hiddenCount: number;
}

/**
 * The courses of the chosen category that have the chosen language or modality come first, then all
 * courses of other categories; the rest of the chosen category is left out. Without a category nothing
 * is left out (C11).
 */
function reorder(courses: readonly Course[], preferences: Preferences): Reordered {
  const { category } = preferences;
  const first: Course[] = [];
  const others: Course[] = [];
  let hiddenCount = 0;
  for (const course of courses) {
    const isElsewhere = category !== '' && course.category !== category;
    if (!isElsewhere && isPreferred(course, preferences)) first.push(course);
    else if (isElsewhere || category === '') others.push(course);
    else hiddenCount += 1;
  }
  return { courses: [...first, ...others], preferredCount: first.length, hiddenCount };
}

/**
 * Whether a course has the language or the modality that was chosen; « Toutes » twice asks for neither. In
 * all categories a price of 0 counts as « Gratuits », whatever the modality says (C11).
 */
function isPreferred(course: Course, { category, language, modality }: Preferences): boolean {
  if (language === '' && modality === '') return true;
  const isFreeAnywhere = category === '' && modality === 'free' && isFree(course.price);
  return (
    isFreeAnywhere ||
    isSameValue(course.language, language) ||
    isSameValue(course.modality, modality)
  );
}

/** What the list shows: all courses, or the filter's order once a filter is applied. */
export function shownCourses(
  courses: readonly Course[],
  preferences: Preferences | undefined,
): Reordered {
  return preferences
    ? reorder(courses, preferences)
    : { courses, preferredCount: 0, hiddenCount: 0 };
}

/** The line above the cards: how many there are, or why there are none (C19). */
export function listSentence(status: 'ready' | 'failed', list: Reordered): string {
  const count = list.courses.length;
  if (count + list.hiddenCount === 0) return 'Aucune formation disponible pour le moment.';
  return status === 'failed' ? 'Mise à jour impossible.' : counted(count);
}

/** What the filter did to the list: which courses come first, and how many it hides (C12). */
export function hiddenSentence(
  { preferredCount, hiddenCount }: Omit<Reordered, 'courses'>,
  { category }: Preferences,
): string {
  const place = category && ` dans « ${category} »`;
  const first =
    preferredCount === 0
      ? `Aucune formation ne répond à votre choix${place}.`
      : `${counted(preferredCount)} de votre choix${place} d’abord.`;
  if (hiddenCount === 0) return first;
  const courses = hiddenCount === 1 ? 'formation est masquée' : 'formations sont masquées';
  return `${first} ${hiddenCount} ${courses} par vos préférences.`;
}

function counted(count: number): string {
  return `${count} ${count < 2 ? 'formation' : 'formations'}`;
}
