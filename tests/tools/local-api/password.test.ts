import { expect, test } from 'vitest';
import {
  hashPassword,
  impossibleHash,
  verifyPassword,
} from '../../../src/tools/local-api/auth/password.ts';

const COST = 2 ** 4;

test.each(['motdepasse', 'é'.repeat(50), ' espaces ', '\0\ud800', '密码🔑'])(
  'the right word opens, another does not: %j',
  async (word) => {
    const hash = await hashPassword(word, COST);
    const tried = [word, `${word}.`, ''].map((one) => verifyPassword(one, hash));
    expect(await Promise.all(tried)).toEqual([true, false, false]);
    expect(await verifyPassword(word, impossibleHash(COST))).toBe(false);
  },
);

test('the hash says how it was made, at the real cost too, never the word, and has its own salt', async () => {
  const one = await hashPassword('secret12', 2 ** 15);
  const other = await hashPassword('secret12', COST);
  expect(other).toMatch(/^scrypt\$16\$8\$1\$[\da-f]{32}\$[\da-f]{64}$/);
  expect(one.split('$')[4]).not.toBe(other.split('$')[4]);
  expect(await verifyPassword('secret12', one)).toBe(true);
});

test('é typed as one character or as two is the same word', async () => {
  const hash = await hashPassword('\u00e9t\u00e9-2026', COST);
  expect(await verifyPassword('e\u0301te\u0301-2026', hash)).toBe(true);
});
