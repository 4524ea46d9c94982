import { answers, searchable } from '../../search.ts';
import { isFree } from '../../text/price.ts';
import type { Course } from '../course.ts';
import { LANGUAGES, MODALITIES, optionLabel } from '../preferences.ts';

/** A list prepared for many searches: a searchable text for each course (C16). */
export interface SearchIndex {
  readonly courses: readonly Course[];
  readonly texts: readonly string[];
}

const FREE = 'gratuit gratuite';

export function searchIndex(courses: readonly Course[]): SearchIndex {
  return {
    courses,
    texts: courses.map((course) => searchable(course.name, course.categories, factsOf(course))),
  };
}

/** The words that a card shows beside the name: « wolof », « payants », « gratuite » (C2). */
function factsOf({ language, modality = '', price }: Course): string {
  const labels = [optionLabel(LANGUAGES, language), optionLabel(MODALITIES, modality)];
  return [...labels, isFree(price) ? FREE : ''].join(' ');
}

/**
 * The courses that answer a keyword, by their name, their categories, then what their card says;
 * « cours de python en wolof » finds Python in Wolof. None for an empty keyword (C2).
 */
export function search({ courses, texts }: SearchIndex, keyword: string): readonly Course[] {
  return answers(courses, texts, keyword);
}
