import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markTyped } from '../read/typed.ts';
import { corrected, difference, missingLine } from './compare.ts';

describe('difference', () => {
  it.each([
    ['the same', 'a\nb', 'a\nb'],
    ['ends of lines and last lines', 'a\nb', 'a  \nb\n\n'],
    ['nothing', '', '\n'],
    ['any text on the line', 'Durée : … s, fini', 'Durée : 0.3 s, fini'],
    ['no text on the line', 'a…b', 'ab'],
    ['any lines', 'a\n…\nd', 'a\nb\nc\nd'],
    ['no line', 'a\n…\nb', 'a\nb'],
    ['any lines, then the last of two alike', '…\nb', 'a\nb\nb'],
    ['signs that mean something elsewhere', '(a) [b]* $1 \\', '(a) [b]* $1 \\'],
    ['what is typed', 'Nom : <kbd>Awa</kbd>', markTyped('Nom : <kbd>Awa</kbd>')],
  ])('finds none: %s', (_, expected, actual) => {
    expect(difference(expected, actual)).toBeUndefined();
  });

  it.each([
    ['a letter', 'a\nAva', 'a\nAwa', 1],
    ['a capital', 'Awa', 'awa', 0],
    ['a space inside', 'a b', 'a  b', 0],
    ['a space before', 'a', ' a', 0],
    ['an empty line between', 'a\nb', 'a\n\nb', 1],
    ['a line too many', 'a', 'a\nb', 1],
    ['a line too few', 'a\nb', 'a', 1],
    ['another order', 'a\nb', 'b\na', 0],
    ['any text, on one line only', 'a…b', 'a\nb', 0],
    ['text after any lines', 'a\n…\nc', 'a\nb', 2],
    ['printed, not typed', 'Nom : <kbd>Awa</kbd>', 'Nom : Awa', 0],
    ['typed, not printed', 'Nom : Awa', markTyped('Nom : <kbd>Awa</kbd>'), 0],
  ])('finds %s', (_, expected, actual, line) => {
    expect(difference(expected, actual)?.line).toBe(line);
  });

  it('shows both texts, with the lines around', () => {
    const found = difference('1\n2\n3\nAva\n5', markTyped('1\n2\n3\n<kbd>Awa</kbd>\n5'));
    expect(found?.text).toBe('  2\n  3\n- Ava\n+ <kbd>Awa</kbd>\n  5');
  });

  const text = fc.array(fc.stringMatching(/^[a-c ]{0,3}$/)).map((all) => all.join('\n'));

  it('finds none between a text and itself, and one as soon as a line changes', () => {
    fc.assert(fc.property(text, (one) => difference(one, one) === undefined));
    fc.assert(
      fc.property(
        text,
        text,
        (one, other) => difference(`${one}\nx${other}`, `${one}\ny${other}`) !== undefined,
      ),
    );
  });
});

describe('corrected', () => {
  it.each([
    [
      'keeps what was left open',
      'a\n…\nTemps : … s\nz',
      'a\nb\nc\nTemps : 3 s\ny',
      'a\n…\nTemps : … s\ny',
    ],
    ['shows what is typed', '', markTyped('Nom : <kbd>Awa</kbd>'), 'Nom : <kbd>Awa</kbd>'],
    ['drops what does not come', 'a\nb\nc', 'a\nc', 'a\nc'],
  ])('%s', (_, expected, actual, result) => {
    expect(corrected(expected, actual)).toBe(result);
  });

  it('always gives a text without difference', () => {
    const line = fc.constantFrom('a', 'b', '', '…', 'a…');
    const texts = fc.array(line).map((all) => all.join('\n'));
    const screens = fc.array(fc.constantFrom('a', 'b', 'ab', '')).map((all) => all.join('\n'));
    fc.assert(
      fc.property(
        texts,
        screens,
        (one, screen) => difference(corrected(one, screen), screen) === undefined,
      ),
    );
  });
});

describe('missingLine', () => {
  const message = 'Traceback (most recent call last):\n  File "a.py", line 3\nNameError: totl';

  it.each([
    ['NameError: totl', undefined],
    ['Traceback…\nNameError', undefined],
    ['File "…", line 3', undefined],
    ['NameError\nTraceback', 1],
    ['Traceback\nTypeError', 1],
    ['', undefined],
  ])('« %s »', (expected, line) => {
    expect(missingLine(expected, message)).toBe(line);
  });
});
