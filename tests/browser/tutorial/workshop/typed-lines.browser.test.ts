import { expect, test } from 'vitest';
import { typedLines } from '../../../../src/browser/tutorial/workshop/typed-lines.ts';

test.each([
  ['python', 'nom = input("Nom ? ")', false],
  ['python', 'print(1)', true],
  ['javascript', "prompt('Nom ?')", false],
  ['typescript', "prompt('Nom ?')", false],
  ['html', 'prompt(input())', true],
])('%s, %s: hidden %s (U18)', (language, code, isHidden) => {
  const typed = typedLines(language);
  typed.follow(code);
  expect(typed.element.hidden).toBe(isHidden);
});

test.each([
  ['', []],
  ['Awa', ['Awa']],
  ['Awa\n\nThiès\n', ['Awa', '', 'Thiès']],
])('%j is a line for each answer', (text, lines) => {
  const typed = typedLines('python');
  const field = typed.element.querySelector('textarea') as HTMLTextAreaElement;
  field.value = text;
  expect(typed.lines()).toEqual(lines);
});

test('it can be filled with a line for each answer', () => {
  const typed = typedLines('python');
  typed.fill(['Awa', '12']);
  expect(typed.lines()).toEqual(['Awa', '12']);
  typed.fill([]);
  expect(typed.lines()).toEqual([]);
});
