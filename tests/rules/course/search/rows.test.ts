import { describe, expect, test } from 'vitest';
import { foundSentence, rowsOf } from '../../../../src/rules/course/search/rows.ts';
import { makeCourse } from '../../examples.ts';

const course = makeCourse();
const tutorial = { name: 'C', slug: 'c', description: 'Programmer', icon: 'c' };
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

describe('twelve rows at most, courses first, of which tutorials keep three (C4)', () => {
  test.each([
    { courses: 0, tutorials: 0, rows: [0, 0] },
    { courses: 2, tutorials: 1, rows: [2, 1] },
    { courses: 40, tutorials: 0, rows: [12, 0] },
    { courses: 40, tutorials: 2, rows: [10, 2] },
    { courses: 40, tutorials: 15, rows: [9, 3] },
    { courses: 0, tutorials: 15, rows: [0, 12] },
    { courses: 4, tutorials: 15, rows: [4, 8] },
  ])('$courses courses and $tutorials tutorials', ({ courses, tutorials, rows }) => {
    const found = rowsOf(many(courses, course), many(tutorials, tutorial));
    const kinds = found.map((row) => Object.keys(row)[0]);
    expect(kinds).toEqual([...many(rows[0] ?? 0, 'course'), ...many(rows[1] ?? 0, 'tutorial')]);
  });
});

test.each([
  [0, 0, ''],
  [1, 0, '1 formation'],
  [7, 1, '7 formations, 1 tutoriel'],
  [0, 2, '2 tutoriels'],
])('%i courses and %i tutorials: « %s »', (courses, tutorials, sentence) => {
  expect(foundSentence(courses, tutorials)).toBe(sentence);
});
