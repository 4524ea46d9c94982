import { expect, test } from 'vitest';
import { made } from '../../../src/workshop/page/made.ts';
import { typedLines } from '../../../src/workshop/page/typed-lines.ts';
import { LANGUAGES } from '../../../src/workshop/registry.ts';

const label = () => made('label', {}, made('textarea'));

test.each([
  ['python', 'nom = input("Nom ? ")', false],
  ['python', 'print(1)', true],
  ['javascript', "prompt('Nom ?')", false],
  ['typescript', "prompt('Nom ?')", false],
  ['html', 'prompt(input())', true],
] as const)('%s, %s: hidden %s (U18)', (language, code, isHidden) => {
  const element = label();
  typedLines(element, LANGUAGES[language].asks).follow(code);
  expect(element.hidden).toBe(isHidden);
});

test.each([
  ['', []],
  ['Awa', ['Awa']],
  ['Awa\n\nThiès\n', ['Awa', '', 'Thiès']],
])('%j is a line for each answer', (text, lines) => {
  const element = label();
  (element.firstElementChild as HTMLTextAreaElement).value = text;
  expect(typedLines(element, undefined).lines()).toEqual(lines);
});

test('it can be filled with a line for each answer', () => {
  const typed = typedLines(label(), undefined);
  typed.fill(['Awa', '12']);
  expect(typed.lines()).toEqual(['Awa', '12']);
  typed.fill([]);
  expect(typed.lines()).toEqual([]);
});
