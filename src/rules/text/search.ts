import type { Course } from '../course/course.ts';

/** A list prepared for many searches: one folded text per course (C16). */
export interface SearchIndex {
  readonly courses: readonly Course[];
  readonly texts: readonly string[];
}

const ACCENTS = /\p{Diacritic}/gu;
const SPACES = /\s+/g;
/** Separates the texts of one course. No folded text holds it, so no match runs across two of them. */
const BOUNDARY = '\n';

/**
 * The text without accents, case and extra spaces: « Développement » and « developpement » become equal
 * (C3).
 */
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
 * The courses whose name holds the keyword, then those of which a category does; none for an empty
 * keyword (C2).
 */
export function search({ courses, texts }: SearchIndex, keyword: string): readonly Course[] {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  const named: Course[] = [];
  const categorized: Course[] = [];
  courses.forEach((course, index) => {
    const text = texts[index] ?? '';
    const place = text.indexOf(wanted);
    if (place < 0) return;
    const isInName = !text.slice(0, place).includes(BOUNDARY);
    (isInName ? named : categorized).push(course);
  });
  return [...named, ...categorized];
}
