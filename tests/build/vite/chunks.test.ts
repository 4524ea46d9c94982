import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { codeSplitting } from '../../../src/build/vite/chunks.ts';

const FILES = globSync('src/**/*.{ts,tsx,astro}').map((file) => resolve(file));

test.each(codeSplitting.groups)(
  '$name is still the place of some of our files',
  ({ test: group }) => {
    expect(FILES.filter((file) => group.test(file))).not.toEqual([]);
  },
);
