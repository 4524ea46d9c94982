import { describe, expect, test } from 'vitest';
import { pythonFault } from '../../../../src/workshop/languages/python/trace.ts';

const CODE = 'def f():\n    return x\nf()';

describe('an error of Python (U9)', () => {
  test('is written as CPython writes it, with the lines of the reader’s own file alone', () => {
    const trace = `Traceback (most recent call last):
  File "atelier.py", line 90, in run
  File "exercice.py", line 3, in <module>
  File "exercice.py", line 2, in f
NameError: name 'x' isn't defined
`;
    expect(pythonFault(trace, CODE)).toEqual({
      text: `Traceback (most recent call last):
  File "ton programme", line 3, in <module>
    f()
  File "ton programme", line 2, in f
    return x
NameError: name 'x' is not defined`,
      line: 2,
    });
  });

  test('of syntax has no trace, but its line', () => {
    const trace =
      'Traceback (most recent call last):\n  File "exercice.py", line 1\nSyntaxError: invalid syntax\n';
    expect(pythonFault(trace, 'def f(:')).toEqual({
      text: '  File "ton programme", line 1\n    def f(:\nSyntaxError: invalid syntax',
      line: 1,
    });
  });

  test('repeated by a function that calls itself is shown three times', () => {
    const steps = '  File "exercice.py", line 2, in f\n'.repeat(500);
    const trace = `Traceback (most recent call last):\n${steps}RuntimeError: pystack exhausted\n`;
    const { text } = pythonFault(trace, 'def f():\n    f()');
    expect(text.match(/in f/g)).toHaveLength(3);
    expect(text).toContain('[…]\nRecursionError: maximum recursion depth exceeded\nUne fonction');
  });

  test('outside of the reader’s file has no line', () => {
    const trace =
      'Traceback (most recent call last):\n  File "tests.py", line 2, in t\nKeyError: a\n';
    expect(pythonFault(trace, CODE)).toEqual({ text: "KeyError: 'a'" });
  });
});
