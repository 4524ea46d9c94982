import { expect, test } from 'vitest';
import { patchedPrograms } from '../../../src/build/vite/patched-programs.ts';
import { PATCHES } from '../../../src/workshop/build.ts';

const check = (patches = PATCHES) => patchedPrograms(patches).buildStart();

test('the programs that the workshop changes hold the bytes that it replaces (U9, U19)', () => {
  expect(check).not.toThrow();
  expect(Object.keys(PATCHES)).toHaveLength(2);
});

test.each(Object.entries(PATCHES))('%s moved by a byte stops the build', (file, patch) => {
  expect(() => check({ [file]: { ...patch, at: patch.at + 1 } })).toThrow(
    `${file} a changé : l’octet ${patch.at + 1}`,
  );
});
