import { expect, test } from 'vitest';
import { inFrench } from '../../../../src/workshop/languages/python/meanings.ts';

const TRACE =
  'Traceback (most recent call last):\n  File "ton programme", line 2, in <module>\n    x\n';

test.each([
  ["NameError: name 'x' is not defined", /^Rien ne se nomme «\u00A0x\u00A0» ici/],
  [
    "UnboundLocalError: local variable 'x' referenced before assignment",
    /^«\u00A0x\u00A0» sert avant/,
  ],
  ['UnboundLocalError: local variable referenced before assignment', /sert avant/],
  ['ValueError: not enough values to unpack (got 2)', /^Il y a plus de noms/],
  ['ValueError: too many values to unpack (expected 2)', /^Il y a plus de valeurs/],
  [
    'IndentationError: unindent does not match any outer indentation level',
    /^Cette ligne n’a les espaces ni/,
  ],
  ['ZeroDivisionError: division by zero', /division par zéro/],
  ['IndexError: list index out of range', /^Cette place n’existe pas/],
  ["KeyError: 'riz'", /^Le dictionnaire n’a pas la clé 'riz'\.$/],
  [
    "AttributeError: 'str' object has no attribute 'add'",
    /type «\u00A0str\u00A0» n’a pas «\u00A0add\u00A0»/,
  ],
  [
    "ValueError: invalid literal for int() with base 10: 'a'",
    /^int\(\) ne sait pas lire .* 'a'\.$/,
  ],
  ['ValueError: could not convert string to float', /^float\(\)/],
  [
    'TypeError: can only concatenate str (not "int") to str',
    /type «\u00A0int\u00A0» ne se collent pas/,
  ],
  ["TypeError: unsupported operand type(s) for -: 'int' and 'str'", /^Le signe - ne va pas/],
  [
    "TypeError: '<' not supported between instances of 'int' and 'str'",
    /^Le signe < ne compare pas/,
  ],
  ["TypeError: 'int' object is not callable", /ne s’appelle pas/],
  ["TypeError: 'int' object is not iterable", /ne se parcourt pas/],
  ['TypeError: f() takes 1 positional argument but 2 were given', /ce nombre de valeurs/],
  ["SyntaxError: expected ':'", /^Il manque le signe «\u00A0:\u00A0»/],
  ["SyntaxError: '(' was never closed", /^Le signe «\u00A0\(\u00A0» n’est jamais refermé/],
  ['SyntaxError: unterminated string literal', /n’est pas refermé/],
  [
    "IndentationError: expected an indented block after 'if' statement on line 1",
    /^Le bloc est vide/,
  ],
  ['IndentationError: unexpected indent', /^Les espaces au début/],
])('%s: its meaning, then the trace (U9)', (fault, text) => {
  const message = TRACE + fault;
  expect(inFrench(message)).toEqual({ text: expect.stringMatching(text), message });
});

test.each([
  ['ValueError: Prix négatif', /^Une erreur arrête ton programme\.$/],
  ['SyntaxError: invalid syntax', /^Faute de syntaxe\u00A0: /],
  ['StockVide: plus de riz', /^Une erreur arrête ton programme\.$/],
])('%s: the trace says more than we do, and is open', (fault, text) => {
  const message = TRACE + fault;
  expect(inFrench(message)).toEqual({ text: expect.stringMatching(text), message, isVague: true });
});

test('a sentence of the workshop comes first', () => {
  const message = `${TRACE}EOFError: EOF when reading a line`;
  const text = 'Ton programme attend une ligne de plus.';
  expect(inFrench(`${message}\n${text}`)).toEqual({ text, message });
  expect(inFrench(`KeyboardInterrupt\n${text}`)).toEqual({ text });
});

test('what a test has got, and what is French already, stay as they are', () => {
  for (const text of ['reçu : 1 ; attendu : 2', 'Python ne s’est pas téléchargé.'])
    expect(inFrench(text)).toEqual({ text });
});
