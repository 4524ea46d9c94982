import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { expectedKeys } from '../../../src/tools/checks/expected-keys.ts';

const section = z.union([
  z.strictObject({ title: z.string(), media: z.string() }),
  z.strictObject({ title: z.string(), link: z.url().optional() }),
]);
const schema = z.strictObject({ name: z.string(), sections: z.array(section).optional() });

test.each([
  ['the top', [], ['name', 'sections']],
  ['an item of either kind', ['sections', 2], ['title', 'media', 'title', 'link']],
  ['a text', ['name'], []],
  ['a key that nobody expects', ['names', 'one'], []],
])('%s', (_, path, keys) => {
  expect(expectedKeys(schema, path)).toEqual(keys);
});
