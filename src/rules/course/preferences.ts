import type { Course } from './course.ts';

export interface Preferences {
  category: string;
  modality: string;
  language: string;
}

/** « defaults categorie 'Développement web frontend', modalite freemium, langue wolof » (section 4). */
export const DEFAULT_PREFERENCES: Preferences = {
  category: 'Développement web frontend',
  modality: 'freemium',
  language: 'wolof',
};

export interface Option {
  value: string;
  label: string;
}

/** Section 9: « freemium ('Abonnements mensuels'), premium ('Payants'), free ('Gratuits') ». */
export const MODALITIES: readonly Option[] = [
  { value: 'freemium', label: 'Abonnements mensuels' },
  { value: 'premium', label: 'Payants' },
  { value: 'free', label: 'Gratuits' },
];

/** Section 9: « wolof, anglais, français ». */
export const LANGUAGES: readonly Option[] = [
  { value: 'wolof', label: 'Wolof' },
  { value: 'anglais', label: 'Anglais' },
  { value: 'français', label: 'Français' },
];

/** The label of a known value, else the value itself: `wolof` → « Wolof ». */
export function optionLabel(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

export interface Reordered {
  courses: readonly Course[];
  /** Courses of the chosen category that the rule drops: the screen says how many. */
  hiddenCount: number;
}

/**
 * « courses whose category equals the chosen one and (language equals chosen language or modality
 * equals chosen modality) come first, followed by all courses of other categories; courses of the
 * chosen category matching neither are dropped » (section 4).
 */
export function reorder(courses: readonly Course[], preferences: Preferences): Reordered {
  const chosen = courses.filter((course) => course.category === preferences.category);
  const others = courses.filter((course) => course.category !== preferences.category);
  const first = chosen.filter(
    (course) =>
      course.language === preferences.language || course.modality === preferences.modality,
  );
  return { courses: [...first, ...others], hiddenCount: chosen.length - first.length };
}

/** What the list shows: everything, or the filter's order once one is applied. */
export function shownCourses(
  courses: readonly Course[],
  preferences: Preferences | undefined,
): Reordered {
  return preferences ? reorder(courses, preferences) : { courses, hiddenCount: 0 };
}

/** A stored record that can be trusted; what it holds may still match no course. */
export function isPreferences(record: unknown): record is Preferences {
  if (typeof record !== 'object' || record === null) return false;
  const { category, modality, language } = record as Partial<Record<keyof Preferences, unknown>>;
  return [category, modality, language].every((value) => typeof value === 'string');
}
