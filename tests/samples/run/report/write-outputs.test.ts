import { describe, expect, it } from 'vitest';
import { collect } from '../../read/collect.ts';
import { markTyped } from '../../read/typed.ts';
import type { Correction } from './results.ts';
import { writeOutputs, writeWord } from './write-outputs.ts';

/** Corrects the samples of a page: the n-th gets the n-th output. `undefined` does not change it. */
function rewrite(source: string, ...screens: (string | undefined)[]): string {
  const { samples } = collect('p.mdx', source);
  const corrections = samples.flatMap((sample, at): Correction[] => {
    const screen = screens[at];
    const fault = { file: 'p.mdx', line: sample.line, says: '', remedy: '' };
    return screen === undefined ? [] : [{ sample, screen: markTyped(screen), fault }];
  });
  return writeOutputs(source, corrections);
}

describe('writeOutputs', () => {
  it('inserts a missing block after its sample', () => {
    const source = 'A\n\n```python\nx\n```\n\nB\n';
    expect(rewrite(source, 'un\ndeux\n')).toBe(
      'A\n\n```python\nx\n```\n\n```output\nun\ndeux\n```\n\nB\n',
    );
  });

  it('corrects a wrong block in place, and keeps its …', () => {
    const source = '```python\nx\n```\n\nDu texte.\n\n```output\na\n…\nz\n```\n';
    expect(rewrite(source, 'a\nb\ny')).toBe(source.replace('z', 'y'));
  });

  it('corrects several at once, wherever they are', () => {
    const source = '```python\nx\n```\n```output\n1\n```\n```python\nx\n```\n';
    expect(rewrite(source, 'a\nb', 'c')).toBe(
      '```python\nx\n```\n```output\na\nb\n```\n```python\nx\n```\n\n```output\nc\n```\n',
    );
  });

  it('keeps every other byte: tabs, ends of lines, a missing last line', () => {
    const source = '\tA \r\n\r\n  ```python\r\n  x\r\n  ```\r\n\r\nB\u00A0!';
    expect(rewrite(source, 'a\n\nb')).toBe(
      '\tA \r\n\r\n  ```python\r\n  x\r\n  ```\r\n\r\n  ```output\r\n  a\r\n\r\n  b\r\n  ```\r\n\r\nB\u00A0!',
    );
    expect(rewrite(source)).toBe(source);
  });

  it('writes what is typed between kbd tags', () => {
    expect(rewrite('```python\nx\n```\n', 'Nom : <kbd>Awa</kbd>')).toContain(
      '\nNom : <kbd>Awa</kbd>\n',
    );
  });

  it('corrects a session in place', () => {
    const source = '```pycon\n>>> 1 + 1\n3\n```\n';
    expect(rewrite(source, '>>> 1 + 1\n2\n')).toBe(source.replace('3', '2'));
  });

  it('writes only the error of a sample that must fail', () => {
    const source = '```python fails\nx\n```\n\n```output\nTypeError\n```\n';
    expect(rewrite(source, 'NameError: x')).toBe(source.replace('TypeError', 'NameError: x'));
  });

  it('puts the output of a question in its answer', () => {
    const source = '<Predis>\n\n```python\nx\n```\n\n<Reponse>\n\nDeux.\n\n</Reponse>\n</Predis>\n';
    expect(rewrite(source, '2')).toBe(
      source.replace('<Reponse>\n', '<Reponse>\n\n```output\n2\n```\n'),
    );
  });

  it('does not use the answer of another question', () => {
    const source =
      '```python\nx\n```\n\nVoici.\n\n<Atoi>\n<Predis>\n\nEt toi ?\n\n<Reponse>\n\nNon.\n';
    expect(rewrite(source, '2')).toBe(source.replace('Voici', '```output\n2\n```\n\nVoici'));
  });

  it('uses a longer fence when the output holds backticks', () => {
    expect(rewrite('```python\nx\n```\n', '```js')).toContain('````output\n```js\n````\n');
  });
});

it('puts a word at the end of its lines, and changes nothing else', () => {
  const source = 'Un.\r\n```python {2}\r\nprint(1)\r\n```\r\n  ```ts  \n';
  expect(writeWord(source, 'essayer', [2, 5])).toBe(
    'Un.\r\n```python {2} essayer\r\nprint(1)\r\n```\r\n  ```ts essayer  \n',
  );
  expect(writeWord(source, 'essayer', [])).toBe(source);
});
