import { expect, test } from 'vitest';
import * as KEYS from '../../../src/browser/platform/storage-keys.ts';

test('no two records have the same key', () => {
  const keys = Object.values(KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});
