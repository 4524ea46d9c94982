import { expect, test } from 'vitest';
import { fetchSession } from '../../src/api/session.ts';
import { serve } from '../browser/served-responses.ts';

const SESSION = ['', 'SELECT 1;'];
const PATH = '/seances/sql/bases.json';

test('what stands before samples, as the build wrote it', async () => {
  await serve(PATH, { body: JSON.stringify(SESSION) });
  expect(await fetchSession('sql', 'bases')).toEqual(SESSION);
});

test.each([
  ['not found', { status: 404, body: JSON.stringify(SESSION) }],
  ['a page in its place', { type: 'text/html', body: '<!doctype html>' }],
  ['another JSON', { body: '{}' }],
  ['no network', undefined],
])('%s: throws', async (_, answer) => {
  await serve(PATH, answer);
  await expect(fetchSession('sql', 'bases')).rejects.toThrow();
});
