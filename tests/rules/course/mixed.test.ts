import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Course } from '../../../src/rules/course/course.ts';
import { mixed } from '../../../src/rules/course/mixed.ts';
import { anyCourses, makeCourse } from '../examples.ts';

const free = (id: string) => makeCourse({ id, price: 0, language: 'wolof' });
const wolof = (id: string) => makeCourse({ id, price: 5_000, language: 'wolof' });
const self = (course: Course) => course;
const other = (id: string) => makeCourse({ id, price: 5_000, language: 'français' });

test.each([
  { given: [], shown: [] },
  { given: [other('a'), other('b')], shown: ['a', 'b'] },
  { given: [other('a'), wolof('b'), free('c')], shown: ['c', 'b', 'a'] },
  {
    given: [other('a'), other('b'), other('c'), wolof('d'), free('e'), free('f')],
    shown: ['e', 'd', 'a', 'f', 'b', 'c'],
  },
])('free ones, those in Wolof and others take turns: $shown (C21)', ({ given, shown }) => {
  expect(mixed(given, self).map(({ id }) => id)).toEqual(shown);
});

test('an unknown price is not free, however the course is called', () => {
  const unknown = makeCourse({ id: 'unknown', price: undefined, language: 'anglais' });
  expect(mixed([unknown, free('free')], self).map(({ id }) => id)).toEqual(['free', 'unknown']);
});

test('no course is lost, and each kind keeps the order of the service', () => {
  fc.assert(
    fc.property(anyCourses, (courses) => {
      const shown = mixed(courses, self);
      expect(shown.toSorted(byPlace(courses))).toEqual(courses);
      const paid = (one: { price: number | undefined }) => one.price !== 0;
      const wolofs = (all: typeof courses) =>
        all.filter((one) => paid(one) && one.language === 'wolof');
      expect(wolofs(shown)).toEqual(wolofs(courses));
    }),
  );
});

function byPlace(courses: readonly unknown[]) {
  return (one: unknown, other: unknown) => courses.indexOf(one) - courses.indexOf(other);
}
