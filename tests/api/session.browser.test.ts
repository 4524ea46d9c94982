import { expect, test } from 'vitest';
import { fetchSession } from '../../src/api/session.ts';
import { serve } from '../browser/served-responses.ts';

const SESSION = ['', 'SELECT 1;'];
const PATH = '/seances/sql/bases.json';

test('what stands before samples, as the build wrote it', async () => {
  await serve(PATH, { body: JSON.stringify(SESSION) });
  expect(await fetchSession('sql', 'bases')).toEqual(SESSION);
});

test('another JSON throws', async () => {
  await serve(PATH, { body: '{}' });
  await expect(fetchSession('sql', 'bases')).rejects.toThrow();
});
