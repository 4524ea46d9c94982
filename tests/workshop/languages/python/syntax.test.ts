import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withSyntaxCause } from '../../../../src/workshop/languages/python/syntax.ts';

const SAID = 'SyntaxError: invalid syntax';

/** What the workshop says of this code at this line, as MicroPython found it. */
function fault(code: string, line: number, said = SAID) {
  const source = code.split('\n')[line - 1]?.trim();
  const shown = source ? `    ${source}\n` : '';
  return { text: `  File "ton programme", line ${line}\n${shown}${said}`, line };
}

describe('an error of syntax, as CPython words it (U9)', () => {
  test.each([
    ['x = 1\nprint("Awa)', 2, 2, 'SyntaxError: unterminated string literal (detected at line 2)'],
    ["a = 'l'eau'", 1, 1, 'SyntaxError: unterminated string literal (detected at line 1)'],
    [
      'a = """b\nc\n',
      1,
      1,
      'SyntaxError: unterminated triple-quoted string literal (detected at line 2)',
    ],
    ['print(prix\n', 2, 1, "SyntaxError: '(' was never closed"],
    [
      'a = [(1, 2]',
      1,
      1,
      "SyntaxError: closing parenthesis ']' does not match opening parenthesis '('",
    ],
    ['print(a))', 1, 1, "SyntaxError: unmatched ')'"],
    ['if x > 3\n    pass', 1, 1, "SyntaxError: expected ':'"],
    ['def f()\n    pass', 1, 1, "SyntaxError: expected ':'"],
    [
      'for i in range(3):  # trois\n\n# puis\nprint(i)',
      4,
      4,
      "IndentationError: expected an indented block after 'for' statement on line 1",
    ],
    [
      'def f():\nreturn 1',
      2,
      2,
      'IndentationError: expected an indented block after function definition on line 1',
    ],
    [
      'print(“Awa”)',
      1,
      1,
      "SyntaxError: invalid character '“' (U+201C)\nLe guillemet “ n’est pas celui de Python\u00A0: tape \"",
    ],
    [
      'x = 1\nif x:\n\ty = 1\n        z = 2',
      4,
      4,
      'TabError: inconsistent use of tabs and spaces in indentation\nUne tabulation et des espaces se mélangent au début de cette ligne : garde des espaces.',
    ],
  ])('%j at line %d: line %d, %s', (code, found, line, said) => {
    expect(withSyntaxCause(fault(code, found), code)).toEqual(fault(code, line, said));
  });

  test.each([
    ['x = 1 +', 1],
    ['a = "(" # [', 1],
    ["a = '''(\n'''\nx = = 1", 3],
    ['x = = 1\nprint("Awa)', 1],
    ['x = "a\\"b" = 1', 1],
    ['if x:\n    y = = 1', 2],
    ['d = {1: 2}\nelse:', 2],
    ['x = = 1\nprint(“Awa”)', 1],
  ])('%j stays as it was', (code, line) => {
    expect(withSyntaxCause(fault(code, line), code)).toEqual(fault(code, line));
  });

  test('another error stays as it was', () => {
    const other = { text: 'NameError: name "(" is not defined', line: 1 };
    expect(withSyntaxCause(other, 'print("')).toBe(other);
  });

  test('whatever is typed, there is a line of it and a message', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'ab:()[]{}"\'\\\n# '.split(''), 'if ') });
    fc.assert(
      fc.property(typed, fc.integer({ min: 1, max: 9 }), (code, line) => {
        const said = withSyntaxCause(fault(code, line), code);
        expect(said.line).toBeGreaterThan(0);
        expect(said.line).toBeLessThanOrEqual(line);
        expect(said.text).toMatch(/(?:Syntax|Indentation)Error: ./);
      }),
    );
  });
});
