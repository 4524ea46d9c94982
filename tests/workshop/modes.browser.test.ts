import { expect, test } from 'vitest';
import { MODES } from '../../src/workshop/modes.ts';
import { coloured } from './page/editor/coloured.ts';

const SAMPLES = {
  html: ['<p class="a">oui</p>', ['p code-keyword', 'class code-type', '"a" code-string']],
  css: ['h1 { color: red; } /* fin */', ['h1 code-keyword', '/* fin */ code-comment']],
  javascript: ['const a = "b" + 12; // c', ['const code-keyword', '12 code-number']],
  typescript: ['let a: string = "b";', ['let code-keyword', 'string code-type']],
  python: ['def dire(a):\n  return 1  # a', ['dire code-function', '# a code-comment']],
} as const;

test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])(
  'the words of %s have the colours of the samples (U17)',
  async (language) => {
    const [code, words] = SAMPLES[language];
    const found = coloured(await MODES[language](), code);
    expect(found).toEqual(expect.arrayContaining([...words]));
  },
);
