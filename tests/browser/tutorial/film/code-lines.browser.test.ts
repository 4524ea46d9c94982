import { expect, test } from 'vitest';
import { codeLines } from '../../../../src/browser/tutorial/film/code-lines.ts';

test.each([
  ['one line', 'x = 1', ['x = 1']],
  ['an empty line too', 'a\n\nb', ['a', '', 'b']],
  ['colours stay', 'x = <i class="n">1</i>\ny', ['x = <i class="n">1</i>', 'y']],
  ['marked lines, which hold their end', 'a\n<mark>b\n</mark><mark>c</mark>', ['a', 'b', 'c']],
])('%s', (_, html, lines) => {
  const code = document.createElement('code');
  code.innerHTML = html;
  expect(codeLines(code).map(({ innerHTML }) => innerHTML)).toEqual(lines);
  expect(code.innerHTML).toBe(html);
});
