import { describe, expect, test } from 'vitest';
import { inJavaScript } from '../../../../src/workshop/languages/typescript/in-javascript.ts';
import { workshopCheck } from '../../../../src/workshop/languages/web/check.ts';
import { workshopDocument } from '../../../../src/workshop/languages/web/document.ts';

const exercise = {
  language: 'typescript',
  code: 'export const a: number = 1;\nwhile (a as any) {}',
  page: '',
  tests: "import { a } from './exercice.ts';\nconst b: number = a;",
} as const;

describe('inJavaScript', () => {
  test('an exercise is ready to check, its loops guarded and its types gone', () => {
    const given = inJavaScript(exercise);
    if ('line' in given) throw new Error(given.text);
    const { page, script } = workshopCheck(given, '');
    expect(page).toBe('');
    const [first = '', second] = script.split('\n');
    expect(decodeURIComponent(first)).toBe(
      "import { a } from 'data:text/javascript;charset=utf-8,export const a         = 1;\nwhile (__tour(),a       ) {}';",
    );
    expect(second).toBe('const b         = a;');
  });

  test('a sample is ready to be shown, with nothing that it did not have', () => {
    const { tests: _, ...sample } = exercise;
    const given = inJavaScript(sample);
    expect(Object.keys(given)).toEqual(['language', 'code', 'page']);
    if ('line' in given) throw new Error(given.text);
    expect(workshopDocument(given)).toContain('export const a         = 1;');
  });

  test('the first fault is told, that of the code before that of its tests', () => {
    const broken = { ...exercise, tests: 'let b: = 1;' };
    expect(inJavaScript(broken)).toMatchObject({
      line: 1,
      message: expect.stringMatching('Unexpected token'),
    });
    expect(inJavaScript({ ...broken, code: '\nenum E {}' })).toMatchObject({
      line: 2,
      text: expect.stringMatching('enum'),
    });
  });
});
