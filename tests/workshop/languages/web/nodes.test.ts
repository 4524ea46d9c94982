import { expect, test } from 'vitest';
import {
  childrenOf,
  faultOf,
  linesIn,
  ofParser,
  refusal,
} from '../../../../src/workshop/languages/web/nodes.ts';

const node = (start: number, end: number) => ({ type: 'A', start, end });

test('children in the order of the code, the whole of a shorthand before its part', () => {
  const whole = {
    ...node(0, 9),
    value: node(4, 8),
    key: node(4, 5),
    list: [node(1, 2), null],
    raw: 'a',
  };
  expect(childrenOf(whole).map(({ start, end }) => [start, end])).toEqual([
    [1, 2],
    [4, 8],
    [4, 5],
  ]);
});

test('the ends of line of a piece of code', () => {
  expect(linesIn('a\nb\r\n\nc', 0, 7)).toBe('\n\n\n');
  expect(linesIn('a\nb', 2, 3)).toBe('');
});

test.each([
  ['a\nb', 0, 1],
  ['a\nb', 2, 2],
  ['a\r\nb\u2028c', 5, 3],
])('%j, sign %i: line %i', (code, at, line) => {
  const worded = (message: string) => ({ text: `Illisible : ${message}` });
  const fault = Object.assign(new SyntaxError('Unexpected token (3:1)'), { pos: at });
  expect(faultOf(fault, code, worded)).toEqual({ line, text: 'Illisible : Unexpected token' });
  expect(faultOf(refusal('Non.', node(at, at)), code, worded)).toEqual({ line, text: 'Non.' });
});

test('the fault of a parser is one of syntax, with its own words', () => {
  expect(ofParser('Unexpected token')).toMatchObject({
    text: expect.stringMatching(/^Faute de syntaxe/),
    message: 'SyntaxError: Unexpected token',
  });
});
