import { expect, test } from 'vitest';
import { filesIn } from '../../src/build/folder.ts';
import { requireBuild } from '../../src/tools/serve/release/build.ts';

test('the list that a real build writes names each file that readers get, and no other (W26)', () => {
  expect(Object.keys(requireBuild('dist')).sort()).toEqual(filesIn('dist'));
});
