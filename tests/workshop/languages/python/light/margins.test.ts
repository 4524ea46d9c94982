import { expect, test } from 'vitest';
import { mixedMargin } from '../../../../../src/workshop/languages/python/light/margins.ts';

test.each([
  ['if a:\n    b\n    c', undefined],
  ['if a:\n\tb\n\tc', undefined],
  ['if a:\n\tb\nif c:\n    d', undefined],
  ['if a:\n    b\n\n    \t\n    c', undefined],
  ['x = (1,\n\t2,\n        3)', undefined],
  ['if a:\n\tb\n        c', 3],
  ['if a:\n        b\n\tc', 3],
  ['if a:\n    b\n    if c:\n\td', 4],
])('%j is refused by Python at line %s (U6)', (code, line) => {
  expect(mixedMargin(code)).toBe(line);
});
