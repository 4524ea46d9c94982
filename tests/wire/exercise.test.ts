import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeExercise, exerciseLanguage, exercisePath } from '../../src/wire/exercise.ts';

const EXERCISE = { language: 'css', page: '<p>', starter: 'p {}', tests: '' };

test('the address of an exercise', () => {
  expect(exercisePath('html', '1-squelette')).toBe('/exercices/html/1-squelette.json');
});

test.each([
  [['solution.html', 'starter.html', 'tests.js'], 'html'],
  [['page.html', 'starter.css'], 'css'],
  [['starter.js'], 'javascript'],
  [['page.jsx', 'starter.jsx'], 'jsx'],
  [['starter.ts', 'tests.ts'], 'typescript'],
  [['starter.py', 'tests.py'], 'python'],
  [['starter.java'], undefined],
  [['solution.js'], undefined],
  [[], undefined],
])('the files %j are an exercise of %s', (names, language) => {
  expect(exerciseLanguage(names, '')).toBe(language);
});

test.each([
  ['sql', "import { reponse, test } from './base.js';", 'sql'],
  ['sql', "import mysql from 'mysql2/promise';", undefined],
  ['js', "import { test } from 'node:test';\nimport { total } from './exercice.js';", 'javascript'],
  ['js', "import { once } from 'node:events';", undefined],
  ['js', "import test, { after } from 'node:test';", undefined],
  ['jsx', "import { test, toucher } from './navigateur.js';", 'jsx'],
  ['jsx', "test('a', async ({ page }) => {});", undefined],
  ['jsx', "test('a', async () => assert.deepEqual(await axe(), []));", undefined],
])('a starter.%s whose tests say %j is for a page of %s', (extension, tests, language) => {
  expect(exerciseLanguage([`starter.${extension}`, 'tests.js'], tests)).toBe(language);
});

describe('what the build wrote', () => {
  test('is read, without what else may stand there', () => {
    expect(decodeExercise({ ...EXERCISE, more: 1 })).toEqual(EXERCISE);
  });

  test('the files of a program in JSX come with it', () => {
    const files = { 'page.jsx': '<p/>' };
    const answer = { ...EXERCISE, language: 'jsx', files: { ...files, 'a.png': 3 } };
    expect(decodeExercise(answer)).toEqual({ ...EXERCISE, language: 'jsx', files });
  });

  test.each([
    null,
    '<!doctype html>',
    { ...EXERCISE, language: 'java' },
    { ...EXERCISE, page: null },
    { ...EXERCISE, starter: undefined },
    { ...EXERCISE, tests: 3 },
  ])('%j: throws', (answer) => {
    expect(() => decodeExercise(answer)).toThrow(TypeError);
  });

  test('anything else throws a TypeError', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(() => decodeExercise(answer)).toThrow(TypeError);
      }),
    );
  });
});
