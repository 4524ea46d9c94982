import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearCourses } from '../../../../src/rules/course/page/near-names.ts';
import { course } from '../../../islands/catalogue.ts';

const COURSES = [
  course('python-premiers-scripts', { name: 'Python, premiers scripts' }),
  course('tableur-caisse', { name: 'Tableur : la caisse de la tontine' }),
  course('angular-guichet', { name: 'Angular, le guichet' }),
  course('python-pandas', { name: 'Pandas : les ventes du marché' }),
];

test.each([
  ['Python premiers script', ['python-premiers-scripts', 'python-pandas']],
  ['PYTHON', ['python-pandas', 'python-premiers-scripts']],
  ['tableur-caise', ['tableur-caisse']],
  ['Angulaire guichet', ['angular-guichet']],
  ['zzz', []],
  ['', []],
  ['  ', []],
  ['😀', []],
])('« %s » comes near %j (D4)', (wanted, ids) => {
  expect(nearCourses(COURSES, wanted).map(({ id }) => id)).toEqual(ids);
});

test('three at most, each of the list, whatever is asked for', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 2_000 }), (wanted) => {
      const near = nearCourses([...COURSES, ...COURSES], wanted);
      expect(near.length).toBeLessThanOrEqual(3);
      for (const one of near) expect(COURSES).toContain(one);
    }),
  );
});

test('an exact name comes first', () => {
  for (const one of COURSES) expect(nearCourses(COURSES, one.name)[0]).toBe(one);
});
