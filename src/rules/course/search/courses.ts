import { fold } from '../../text/fold.ts';
import { isFree } from '../../text/price.ts';
import type { Course } from '../course.ts';
import { LANGUAGES, MODALITIES, optionLabel } from '../preferences.ts';

/** A list prepared for many searches: folded texts for each course (C16). */
export interface SearchIndex {
  readonly courses: readonly Course[];
  /** The name, then each category. */
  readonly texts: readonly string[];
  /** The other words by which people find it: the language, the modality, that it is free (C2). */
  readonly facts: readonly string[];
}

/** Separates the texts of one course. No folded text holds it, so no match runs across two of them. */
const BOUNDARY = '\n';
const FREE = 'gratuit gratuite gratuits gratuites';
/** People write these words around what they look for. */
const FILLERS = new Set(
  'a cours de des du en et formation formations la le les pour un une'.split(' '),
);
/** A shorter word may begin anything. */
const FACT_CHARS = 4;
const FACT_WORDS = [...LANGUAGES, ...MODALITIES]
  .flatMap(({ label }) => fold(label).split(' '))
  .concat(FREE.split(' '));

export function searchIndex(courses: readonly Course[]): SearchIndex {
  return {
    courses,
    texts: courses.map(({ name, categories }) => [name, ...categories].map(fold).join(BOUNDARY)),
    facts: courses.map(factsOf),
  };
}

/** The words that a card shows beside the name: « wolof », « payants », « gratuite ». */
function factsOf({ language, modality = '', price }: Course): string {
  const labels = [optionLabel(LANGUAGES, language), optionLabel(MODALITIES, modality)];
  return [...labels.map(fold), isFree(price) ? FREE : ''].join(BOUNDARY);
}

/**
 * The courses whose name holds the keyword, then those of which a category does, then those of which a fact
 * does; « cours de python en wolof » finds Python in Wolof. None for an empty keyword (C2).
 */
export function search({ courses, texts, facts }: SearchIndex, keyword: string): readonly Course[] {
  const wanted = fold(keyword);
  if (wanted === '') return [];
  const { rest, asked } = partsOf(wanted);
  const named: Course[] = [];
  const categorized: Course[] = [];
  const told: Course[] = [];
  courses.forEach((course, index) => {
    const text = texts[index] ?? '';
    const place = text.indexOf(wanted);
    if (place >= 0) (text.slice(0, place).includes(BOUNDARY) ? categorized : named).push(course);
    else if (isTold(text, facts[index] ?? '', rest, asked)) told.push(course);
  });
  return [...named, ...categorized, ...told];
}

/** The words of a keyword that ask for facts, and the rest without what stands around it. */
function partsOf(wanted: string): { rest: string; asked: readonly string[] } {
  const words = wanted.split(' ').filter((word) => !FILLERS.has(word));
  const asked = words.filter(isFactWord);
  return { rest: words.filter((word) => !asked.includes(word)).join(' '), asked };
}

function isFactWord(word: string): boolean {
  return word.length >= FACT_CHARS && FACT_WORDS.some((fact) => fact.startsWith(word));
}

function isTold(text: string, facts: string, rest: string, asked: readonly string[]): boolean {
  return asked.length > 0 && text.includes(rest) && asked.every((word) => facts.includes(word));
}
