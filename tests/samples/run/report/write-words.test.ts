import { expect, it } from 'vitest';
import { writeWord } from './write-words.ts';

it('puts the word at the end of its lines, and changes nothing else', () => {
  const source = 'Un.\r\n```python {2}\r\nprint(1)\r\n```\r\n  ```ts  \n';
  expect(writeWord(source, 'essayer', [2, 5])).toBe(
    'Un.\r\n```python {2} essayer\r\nprint(1)\r\n```\r\n  ```ts essayer  \n',
  );
  expect(writeWord(source, 'essayer', [])).toBe(source);
});
