import { expect, test } from 'vitest';
import { CAREER_FILES, careerSectionOf } from '../../../src/rules/site/career.ts';

test('eight files, in the order of the guide (G1)', () => {
  expect(CAREER_FILES.join(' ')).toBe(
    '1-intro.mdx 2-web.mdx 3-mobile.mdx 4-securite.mdx 5-data.mdx 6-reseau.mdx 7-cloud.mdx 8-design.mdx',
  );
});

test.each([
  ['1-intro.mdx', 'intro'],
  ['8-design.mdx', 'design'],
  ['3-web.mdx', undefined],
  ['4-sécurité.mdx', undefined],
  ['web.mdx', undefined],
  ['', undefined],
])('%s is the section %s', (file, section) => {
  expect(careerSectionOf(file)).toBe(section);
});
