import type { Course } from './course.ts';

export interface Preferences {
  category: string;
  modality: string;
  language: string;
}

/** What the three selects show first (C10). */
export const DEFAULT_PREFERENCES: Preferences = {
  category: 'Développement web frontend',
  modality: 'freemium',
  language: 'wolof',
};

export interface Option {
  value: string;
  label: string;
}

/** The modalities and their names (C9). */
export const MODALITIES: readonly Option[] = [
  { value: 'freemium', label: 'Abonnements mensuels' },
  { value: 'premium', label: 'Payants' },
  { value: 'free', label: 'Gratuits' },
];

/** The languages and their names (C9). */
export const LANGUAGES: readonly Option[] = [
  { value: 'wolof', label: 'Wolof' },
  { value: 'anglais', label: 'Anglais' },
  { value: 'français', label: 'Français' },
];

/** The label of a known value, else the value itself: `wolof` → « Wolof ». */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** In a longer list nobody finds a name, and a phone freezes while it is drawn (N20). */
const MAX_CATEGORIES = 500;

/** The categories to choose from: the first 500, and the one that is chosen (C8, N20). */
export function categoryOptions(categories: readonly string[], chosen: string): Option[] {
  const first = categories.slice(0, MAX_CATEGORIES);
  const isLeftOut = !first.includes(chosen) && categories.includes(chosen);
  return [...first, ...(isLeftOut ? [chosen] : [])].map((name) => ({ value: name, label: name }));
}

export interface Reordered {
  courses: readonly Course[];
  /** How many courses of the chosen category the filter leaves out (C12). */
  hiddenCount: number;
}

/**
 * The courses of the chosen category that have the chosen language or modality come first, then all
 * courses of other categories; the rest of the chosen category is left out (C11).
 */
function reorder(courses: readonly Course[], preferences: Preferences): Reordered {
  const chosen = courses.filter((course) => course.category === preferences.category);
  const others = courses.filter((course) => course.category !== preferences.category);
  const first = chosen.filter(
    (course) =>
      course.language === preferences.language || course.modality === preferences.modality,
  );
  return { courses: [...first, ...others], hiddenCount: chosen.length - first.length };
}

/** What the list shows: all courses, or the filter's order once a filter is applied. */
export function shownCourses(
  courses: readonly Course[],
  preferences: Preferences | undefined,
): Reordered {
  return preferences ? reorder(courses, preferences) : { courses, hiddenCount: 0 };
}

/** Whether a stored record has the shape of preferences; its values may still match no course (C13). */
export function isPreferences(record: unknown): record is Preferences {
  if (typeof record !== 'object' || record === null) return false;
  const { category, modality, language } = record as Partial<Record<keyof Preferences, unknown>>;
  return [category, modality, language].every((value) => typeof value === 'string');
}
