import { expect, test } from 'vitest';
import { courseSchema } from '../../../../src/collections/schemas/catalog.ts';
import { parse } from '../../../../src/collections/schemas/parse.ts';
import { inventCourse } from '../../../../src/tools/local-api/data/invented.ts';

test('invented courses pass the schema of the catalogue, differ, and are of every kind', () => {
  const categories = ['Développement web frontend', 'Bureautique', 'Design'];
  const courses = Array.from({ length: 2_000 }, (_, index) => inventCourse(index + 1, categories));
  for (const course of courses) parse(courseSchema, course, course.name);
  const sizeOf = (key: 'name' | 'category' | 'language' | 'modality' | 'price') =>
    new Set(courses.map((course) => course[key])).size;
  expect([sizeOf('name'), sizeOf('category'), sizeOf('language'), sizeOf('modality')]).toEqual([
    2_000, 3, 3, 3,
  ]);
  expect(sizeOf('price')).toBeGreaterThan(10);
  expect(inventCourse(43, categories)).toEqual(courses[42]);
});
