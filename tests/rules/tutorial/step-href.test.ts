import { expect, test } from 'vitest';
import { stepHref } from '../../../src/rules/tutorial/step-href.ts';

test.each([
  { given: ['python', 'bases'], href: '/ressources/python?tabs=bases' },
  { given: ['python', 'bases', ''], href: '/ressources/python?tabs=bases' },
  { given: ['sql', 'final', 'final-memo'], href: '/ressources/sql?tabs=final#final-memo' },
] as const)('$href', ({ given: [slug, key, heading], href }) => {
  expect(stepHref(slug, key, heading)).toBe(href);
});
