import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isSharedPicture,
  SHARED_PICTURES,
  sharedPicturePath,
  tutorialPicture,
  wrapText,
} from '../../../../src/rules/site/discovery/share.ts';

describe('a text in lines of 10 letters, as few and as even as can be', () => {
  test.each([
    { text: 'Python', lines: ['Python'] },
    { text: 'un deux', lines: ['un deux'] },
    { text: 'un deux trois', lines: ['un deux', 'trois'] },
    { text: 'aa bb cc dd', lines: ['aa bb', 'cc dd'] },
    { text: 'aaaa bbbb cccc dddd', lines: ['aaaa bbbb', 'cccc dddd'] },
    { text: 'anticonstitutionnel', lines: ['anticonstitutionnel'] },
    { text: 'un anticonstitutionnel', lines: ['un', 'anticonstitutionnel'] },
    { text: 'en\u00A0wolof et en\u00A0anglais', lines: ['en\u00A0wolof', 'et', 'en\u00A0anglais'] },
    { text: '', lines: [''] },
  ])('« $text »: $lines', ({ text, lines }) => {
    expect(wrapText(text, 100, (line) => line.length * 10)).toEqual(lines);
  });
});

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
