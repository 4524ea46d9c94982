import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeExercise, exercisePath } from '../../../src/workshop/open/files.ts';

const EXERCISE = { language: 'css', page: '<p>', starter: 'p {}', tests: '' };

test('the address of an exercise', () => {
  expect(exercisePath('html', '1-squelette')).toBe('/exercices/html/1-squelette.json');
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
