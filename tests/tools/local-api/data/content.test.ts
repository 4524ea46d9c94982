import { expect, test } from 'vitest';
import { readContent } from '../../../../src/tools/local-api/data/content.ts';
import { plantContent } from '../support/content-folder.ts';
import { FREE, HOSTILE, LEGACY, makeCourse, PAID } from '../support/fixture.ts';

test('reads categories in order, courses in turns and by file name (C21), the legacy courses', () => {
  const content = readContent(plantContent());
  expect(content.categories).toEqual(['Développement web frontend', 'Bureautique']);
  expect(content.courses.map(({ id }) => id)).toEqual([FREE, HOSTILE, PAID]);
  expect(content.freeCourses.map(({ id }) => id)).toEqual([LEGACY]);
});

test('a draft is left out, even one that is no YAML yet (Y6)', () => {
  const folder = plantContent({ 'catalog/courses/x.yaml': 'brouillon: true\nname: [' });
  expect(readContent(folder).courses).toHaveLength(3);
});

test.each([
  ['a course that breaks the schema', 'catalog/courses/x.yaml', { name: 'X' }, /x\.yaml.*name/s],
  [
    'a course that is no YAML',
    'catalog/courses/x.yaml',
    'a: [',
    /content\/catalog\/courses\/x\.yaml/,
  ],
  [
    'a category that is not in the list',
    'catalog/courses/x.yaml',
    makeCourse({ category: 'Poterie' }),
    /x\.yaml : la catégorie « Poterie »/,
  ],
  ['no list of categories', 'catalog/categories.yaml', undefined, /categories\.yaml ne peut pas/],
  ['an empty list of categories', 'catalog/categories.yaml', '', /categories\.yaml/],
  ['no legacy courses', 'free-courses.yaml', undefined, /free-courses\.yaml ne peut pas être lu/],
])('names the file of %s', (_, file, value, message) => {
  expect(() => readContent(plantContent({ [file]: value }))).toThrow(message);
});

test('the real catalogue can be read', () => {
  const { categories, courses, freeCourses } = readContent('content');
  expect(categories.length).toBeGreaterThan(3);
  expect(courses.length).toBeGreaterThan(10);
  expect(freeCourses).toHaveLength(4);
});
