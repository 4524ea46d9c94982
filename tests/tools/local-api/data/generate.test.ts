import { describe, expect, test } from 'vitest';
import { courseSchema } from '../../../../src/collections/schemas/catalog.ts';
import { parse } from '../../../../src/collections/schemas/parse.ts';
import { generateCourse } from '../../../../src/tools/local-api/data/generate.ts';

const CATEGORIES = ['Développement web frontend', 'Bureautique', 'Design'];
const COURSES = Array.from({ length: 12_000 }, (_, index) => generateCourse(index, CATEGORIES));

describe('12,000 generated courses', () => {
  test('all pass the catalogue’s own schema', () => {
    for (const course of COURSES) parse(courseSchema, course, course.name);
  });

  test('all have different names', () => {
    expect(new Set(COURSES.map(({ name }) => name)).size).toBe(COURSES.length);
  });

  test('use every category, language, modality, and three sections each', () => {
    const values = (key: 'category' | 'language' | 'modality') =>
      [...new Set(COURSES.map((course) => course[key]))].sort();
    expect(values('category')).toEqual([...CATEGORIES].sort());
    expect(values('language')).toEqual(['anglais', 'français', 'wolof']);
    expect(values('modality')).toEqual(['free', 'freemium', 'premium']);
    expect(COURSES.every(({ sections }) => sections.length === 3)).toBe(true);
    expect(new Set(COURSES.map(({ price }) => price)).size).toBeGreaterThan(10);
  });

  test('are the same at every run, and differ from their neighbours', () => {
    expect(generateCourse(4_321, CATEGORIES)).toEqual(COURSES[4_321]);
    const firstWords = COURSES.slice(0, 10).map(({ name }) => name.split(' ')[0]);
    expect(new Set(firstWords).size).toBeGreaterThan(4);
  });
});
