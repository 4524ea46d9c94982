import { expect, test } from 'vitest';
import { typedLines } from '../../../src/workshop/page/typed-lines.ts';
import { LANGUAGES } from '../../../src/workshop/registry.ts';

test.each([
  ['python', 'nom = input("Nom ? ")', false],
  ['python', 'print(1)', true],
  ['javascript', "prompt('Nom ?')", false],
  ['typescript', "prompt('Nom ?')", false],
  ['html', 'prompt(input())', true],
] as const)('%s, %s: hidden %s (U18)', (language, code, isHidden) => {
  const typed = typedLines(LANGUAGES[language].asks);
  typed.follow(code);
  expect(typed.element.hidden).toBe(isHidden);
});

test.each([
  ['', []],
  ['Awa', ['Awa']],
  ['Awa\n\nThiès\n', ['Awa', '', 'Thiès']],
])('%j is a line for each answer', (text, lines) => {
  const typed = typedLines(undefined);
  const field = typed.element.querySelector('textarea') as HTMLTextAreaElement;
  field.value = text;
  expect(typed.lines()).toEqual(lines);
});

test('it can be filled with a line for each answer', () => {
  const typed = typedLines(undefined);
  typed.fill(['Awa', '12']);
  expect(typed.lines()).toEqual(['Awa', '12']);
  typed.fill([]);
  expect(typed.lines()).toEqual([]);
});
