import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  isSharedPicture,
  SHARED_PICTURES,
  sharedPicturePath,
  tutorialPicture,
} from '../../../../src/rules/site/discovery/shared-picture.ts';

test.each(Object.entries(SHARED_PICTURES))(
  '%s wears logos that are on the site',
  (_, { logos }) => {
    expect(logos.filter((logo) => !existsSync(`public/logos/${logo}.svg`))).toEqual([]);
  },
);

test('a tutorial wears the logo of its technology', () => {
  expect(tutorialPicture('Apprendre SQL', 'sql')).toMatchObject({
    title: 'Apprendre SQL',
    logos: ['sql'],
  });
});

test.each([
  { path: sharedPicturePath('python'), is: true },
  { path: '/partages', is: false },
  { path: '/icons/icon-48.png', is: false },
])('$path is the picture of a shared link: $is', ({ path, is }) => {
  expect(isSharedPicture(path)).toBe(is);
});
