import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { DRAFT_MARK, isDraft, isDraftCourse, marked } from '../../../src/rules/site/draft.ts';

test.each([
  ['brouillon: true', true],
  ['title: X\nbrouillon: true # jusqu’à vendredi\nname: Y', true],
  ['brouillon: True\r\nname: Y', true],
  ['brouillon: true\ndescription: [', true],
  ['brouillon: false', false],
  ['brouillon: vrai', false],
  ['# brouillon: true', false],
  ['brouillon: true-ish', false],
  ['description: |\n  brouillon: true', false],
  ['', false],
])('%j: a draft, %s (Y6)', (yaml, is) => {
  expect(isDraft(yaml)).toBe(is);
});

test('says what YAML says, whatever stands around', () => {
  fc.assert(
    fc.property(fc.option(fc.boolean(), { nil: undefined }), fc.string(), (brouillon, text) => {
      const yaml = stringify({ title: text, ...(brouillon !== undefined && { brouillon }) });
      expect(isDraft(yaml)).toBe(parse(yaml).brouillon === true);
    }),
  );
});

test('the mark of a draft course is one of its keywords', () => {
  const course = { keywords: ['HTML'] };
  expect(marked(course)).toBe(course);
  expect(marked({ ...course, brouillon: true }).keywords).toEqual(['HTML', DRAFT_MARK]);
  expect(isDraftCourse({ categories: ['Web', 'HTML'] })).toBe(false);
  expect(isDraftCourse({ categories: ['Web', DRAFT_MARK] })).toBe(true);
});
