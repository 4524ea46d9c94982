import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeExercise,
  decodeSession,
  exercisePath,
  sessionPath,
} from '../../../src/workshop/open/files.ts';

const EXERCISE = { language: 'css', page: '<p>', starter: 'p {}', tests: '' };

test('the addresses of an exercise, and of what stands before the samples of a step', () => {
  expect(exercisePath('html', '1-squelette')).toBe('/exercices/html/1-squelette.json');
  expect(sessionPath('sql', 'bases')).toBe('/seances/sql/bases.json');
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

test('the scripts of a step are read', () => {
  expect(decodeSession(['', 'SELECT 1;\n'])).toEqual(['', 'SELECT 1;\n']);
});

test('any other script throws a TypeError', () => {
  const other = fc.anything().filter((one) => !Array.isArray(one));
  fc.assert(
    fc.property(fc.oneof(other, fc.array(fc.integer(), { minLength: 1 })), (answer) => {
      expect(() => decodeSession(answer)).toThrow(TypeError);
    }),
  );
});
