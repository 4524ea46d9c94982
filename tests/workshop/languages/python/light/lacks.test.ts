import { expect, test } from 'vitest';
import { lackOf } from '../../../../../src/workshop/languages/python/light/lacks.ts';

test.each([
  ['SyntaxError: invalid syntax', 'match jour:', '', /^«\u00A0match\u00A0» n’est pas/],
  ['SyntaxError: invalid syntax', '    case 1: pass', 'match jour:', /^«\u00A0match\u00A0»/],
  ["AttributeError: module 'math' has no attribute 'cbrt'", '', '', /^Le module math n’a pas/],
  ['NotImplementedError', 'del l[::2]', '', /avec un pas/],
])('%s, of « %s », is what light Python lacks (U9)', (fault, line, before, said) => {
  expect(lackOf(fault, line, before)).toMatch(said);
});

test.each([
  ['SyntaxError: invalid syntax', 'match = 3 +'],
  ['SyntaxError: invalid syntax', 'if match'],
  ['NotImplementedError', 'raise NotImplementedError'],
  ["AttributeError: 'str' object has no attribute 'add'", '"a".add()'],
  ["NameError: name 'prix' is not defined", 'prix'],
])('%s, of « %s », is the reader’s own', (fault, line) => {
  expect(lackOf(fault, line)).toBe('');
});
