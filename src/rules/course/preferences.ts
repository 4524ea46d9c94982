import { fold } from '../text/fold.ts';

/** What the three selects hold; '' stands for « Toutes » (C8). */
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

export interface SelectOption {
  value: string;
  label: string;
}

/** The choice that prefers nothing, first of each select (C8). */
export const ALL: SelectOption = { value: '', label: 'Toutes' };

const ALL_PREFERENCES: Preferences = { category: '', modality: '', language: '' };

/** A choice that one tap makes, beside the number of courses (C22). */
export interface QuickChoice {
  label: string;
  preferences: Preferences;
}

/** The choices that people make most (C22). */
export const QUICK_CHOICES: readonly QuickChoice[] = [
  { label: 'Gratuites', preferences: { ...ALL_PREFERENCES, modality: 'free' } },
  { label: 'En wolof', preferences: { ...ALL_PREFERENCES, language: 'wolof' } },
];

/** Whether two choices are the same; undefined and « Toutes » everywhere both choose nothing (C22). */
export function isSameChoice(
  one: Preferences | undefined,
  other: Preferences | undefined,
): boolean {
  const [a, b] = [one ?? ALL_PREFERENCES, other ?? ALL_PREFERENCES];
  return a.category === b.category && a.modality === b.modality && a.language === b.language;
}

/** The modalities and their names (C9). */
export const MODALITIES: readonly SelectOption[] = [
  { value: 'freemium', label: 'Abonnements mensuels' },
  { value: 'premium', label: 'Payants' },
  { value: 'free', label: 'Gratuits' },
];

/** The languages and their names (C9). */
export const LANGUAGES: readonly SelectOption[] = [
  { value: 'wolof', label: 'Wolof' },
  { value: 'anglais', label: 'Anglais' },
  { value: 'français', label: 'Français' },
];

/** Whether a value is the wanted one: services do not all write « Wolof » in the same way (C11). */
export function isSameValue(value: string | undefined, wanted: string): boolean {
  return wanted !== '' && value !== undefined && fold(value) === fold(wanted);
}

/** The label of a known value, in any case, else the value itself: `wolof` → « Wolof ». */
export function optionLabel(options: readonly SelectOption[], value: string): string {
  return options.find((option) => isSameValue(option.value, value))?.label ?? value;
}

/** In a longer list nobody finds a name, and a phone freezes while it is drawn (N20). */
const MAX_CATEGORIES = 500;

/** The categories to choose from: the first 500, and the one that is chosen (C8, N20). */
export function categoryOptions(categories: readonly string[], chosen: string): SelectOption[] {
  const first = categories.slice(0, MAX_CATEGORIES);
  const isLeftOut = !first.includes(chosen) && categories.includes(chosen);
  return [...first, ...(isLeftOut ? [chosen] : [])].map((name) => ({ value: name, label: name }));
}

/** Whether a stored record has the shape of preferences; its values may still match no course (C13). */
export function isPreferences(record: unknown): record is Preferences {
  if (typeof record !== 'object' || record === null) return false;
  const { category, modality, language } = record as Partial<Record<keyof Preferences, unknown>>;
  return [category, modality, language].every((value) => typeof value === 'string');
}
