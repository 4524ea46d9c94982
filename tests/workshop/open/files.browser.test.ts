import { expect, test } from 'vitest';
import { fetchOwnFile } from '../../../src/workshop/open/files.ts';
import { serve } from '../../browser/served-responses.ts';

const PATH = '/exercices/html/1-squelette.json';
const isTrue = (answer: unknown) => {
  if (answer !== true) throw new TypeError('not true');
  return answer;
};

test('a file of our site is given as it is decoded', async () => {
  await serve(PATH, { body: 'true' });
  expect(await fetchOwnFile(PATH, isTrue)).toBe(true);
});

test.each([
  ['not found', { status: 404, body: 'true' }, `${PATH}: 404`],
  ['a page in its place', { type: 'text/html', body: '<!doctype html>' }, 'JSON'],
  ['another JSON', { body: '{}' }, 'not true'],
  ['no network', undefined, 'fetch'],
])('%s: throws', async (_, answer, says) => {
  await serve(PATH, answer);
  await expect(fetchOwnFile(PATH, isTrue)).rejects.toThrow(says);
});
