import { expect, test } from 'vitest';
import { noteOf, wordedAsCPython } from '../../../../src/workshop/languages/python/wording.ts';

test.each([
  ['ZeroDivisionError: divide by zero', 'ZeroDivisionError: division by zero'],
  [
    "ValueError: invalid syntax for integer with base 10: 'a'",
    "ValueError: invalid literal for int() with base 10: 'a'",
  ],
  ["NameError: name 'x' isn't defined", "NameError: name 'x' is not defined"],
  ["TypeError: 'int' object isn't callable", "TypeError: 'int' object is not callable"],
  [
    "TypeError: unsupported types for __add__: 'str', 'int'",
    'TypeError: can only concatenate str (not "int") to str',
  ],
  [
    "TypeError: unsupported types for __sub__: 'int', 'str'",
    "TypeError: unsupported operand type(s) for -: 'int' and 'str'",
  ],
  [
    "TypeError: unsupported types for __lt__: 'int', 'str'",
    "TypeError: '<' not supported between instances of 'int' and 'str'",
  ],
  ["TypeError: unsupported types for __or__: 'a', 'b'", undefined],
  ['KeyError: pain', "KeyError: 'pain'"],
  ['KeyError: 3', 'KeyError: 3'],
  ['MemoryError: memory allocation failed, allocating 9 bytes', 'MemoryError'],
  ['IndexError: list index out of range', undefined],
])('%s is worded as CPython words it (U9)', (fault, words = fault) => {
  expect(wordedAsCPython(fault)).toBe(words);
});

test.each([
  ['EOFError: EOF when reading a line', /une ligne de plus/],
  ['MemoryError', /plus de mémoire/],
  ['RecursionError: maximum recursion depth exceeded', /s’appelle elle-même/],
])('%s is explained in French (U9)', (fault, note) => {
  expect(noteOf(fault)).toMatch(note);
});

test('an error that says all needs no sentence', () => {
  expect(noteOf("NameError: name 'x' is not defined")).toBe('');
});
