import type { Course } from '../course/course.ts';

/** A list made ready for many searches: one folded text per name and per category. */
export interface SearchIndex {
  readonly courses: readonly Course[];
  readonly texts: readonly string[];
}

const ACCENTS = /\p{Diacritic}/gu;
const SPACES = /\s+/g;
/** Between the texts of one course: no folded text holds it, so no match runs across two of them. */
const BOUNDARY = '\n';

/** « Développement » and « developpement » are the same text (decisions, §5). */
export function fold(text: string): string {
  const plain = text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/œ/g, 'oe');
  return plain.replace(SPACES, ' ').trim();
}

export function searchIndex(courses: readonly Course[]): SearchIndex {
  const texts = courses.map(({ name, categories }) =>
    [name, ...categories].map(fold).join(BOUNDARY),
  );
  return { courses, texts };
}

/**
 * « matches when the name contains the keyword or the categories include it;
 * results only for a non-empty keyword » (section 5).
 */
export function search({ courses, texts }: SearchIndex, keyword: string): readonly Course[] {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  return courses.filter((_, index) => texts[index]?.includes(wanted));
}
