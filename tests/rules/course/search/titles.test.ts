import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchTitles } from '../../../../src/rules/course/search/titles.ts';

const python = { name: 'Python', slug: 'python', description: 'Calculer, ranger', icon: 'python' };
const sql = { name: 'SQL', slug: 'sql', description: 'Interroger des données', icon: 'sql' };
const pandas = { name: 'Pandas', slug: 'pandas', description: 'Python, plus loin', icon: 'python' };
const all = [sql, pandas, python];

test.each([
  ['python', 'names come first', ['python', 'pandas']],
  ['DONNEES', 'a description, without its accents', ['sql']],
  ['gratuit', 'what each of them is', ['sql', 'pandas', 'python']],
  ['Tutoriel', 'the same', ['sql', 'pandas', 'python']],
  ['cours de python', 'as one says it', ['python', 'pandas']],
  ['tu', 'too short for it', []],
  ['', 'nothing', []],
  ['  ', 'nothing', []],
  ['.*', 'no pattern', []],
])('« %s » (%s) finds %j (C2)', (keyword, _, found) => {
  expect(searchTitles(all, keyword).map(({ slug }) => slug)).toEqual(found);
});

test('finds each at most once, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (keyword) => {
      const found = searchTitles(all, keyword);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
