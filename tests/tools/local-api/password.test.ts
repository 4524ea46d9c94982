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
    expect(await verifyPassword(word, hash)).toBe(true);
    expect(await verifyPassword(`${word}.`, hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  },
);

test('the hash says how it was made, never the word, and has its own salt', async () => {
  const [one, other] = await Promise.all([
    hashPassword('secret12', COST),
    hashPassword('secret12', COST),
  ]);
  expect(one).toMatch(/^scrypt\$16\$8\$1\$[\da-f]{32}\$[\da-f]{64}$/);
  expect(one).not.toBe(other);
});

test('é typed as one character or as two is the same word', async () => {
  const hash = await hashPassword('\u00e9t\u00e9-2026', COST);
  expect(await verifyPassword('e\u0301te\u0301-2026', hash)).toBe(true);
});

test('the real cost works, and a hash of another cost stays valid', async () => {
  const hash = await hashPassword('motdepasse', 2 ** 15);
  expect(await verifyPassword('motdepasse', hash)).toBe(true);
}, 30_000);

test('no word opens the impossible hash', async () => {
  expect(await verifyPassword('', impossibleHash(COST))).toBe(false);
  expect(await verifyPassword('0'.repeat(64), impossibleHash(COST))).toBe(false);
});
