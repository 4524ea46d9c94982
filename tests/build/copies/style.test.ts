import { expect, test } from 'vitest';
import { BASE_SHEET, copyStyle } from '../../../src/build/copies/style.ts';

test('the style of copies is small, and asks for nothing (K12)', () => {
  const css = copyStyle();
  expect(css).not.toMatch(/url\((?!["']?data:)|@import|@font-face|\/\*|\s\s|;\}/);
  expect(css).toContain('.lesson-file{');
  expect(css).toContain('.visually-hidden{');
  expect(css.length).toBeLessThan(20_000);
});

test('more sheets come after the others', () => {
  const css = copyStyle([BASE_SHEET, 'copy/box.css']);
  expect(css.startsWith(copyStyle())).toBe(true);
  expect(css).toMatch(/\.schema-box.*\.box-page/);
});
