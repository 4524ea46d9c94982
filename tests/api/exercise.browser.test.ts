import { expect, test } from 'vitest';
import { fetchExercise } from '../../src/api/exercise.ts';
import { serve } from '../browser/served-responses.ts';

const EXERCISE = { language: 'html', page: '', starter: '<p>', tests: '' };
const PATH = '/exercices/html/1-squelette.json';

test('an exercise, as the build wrote it', async () => {
  await serve(PATH, { body: JSON.stringify(EXERCISE) });
  expect(await fetchExercise('html', '1-squelette')).toEqual(EXERCISE);
});

test('another JSON throws', async () => {
  await serve(PATH, { body: '{}' });
  await expect(fetchExercise('html', '1-squelette')).rejects.toThrow();
});
