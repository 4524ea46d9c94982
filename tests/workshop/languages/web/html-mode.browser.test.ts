import type { StreamParser } from '@codemirror/language';
import { expect, test } from 'vitest';
import { htmlMode } from '../../../../src/workshop/languages/web/html-mode.ts';
import { coloured } from '../../page/editor/coloured.ts';

const mode = () => htmlMode() as StreamParser<unknown>;

test('a style and a script have the colours of their language, and give way at their end (U17)', () => {
  const code = `<style media="print">
  h1 { color: red } /* fin */</style>
<script>
  const a = "<p>";
</script>
<p class="b">const</p>`;
  expect(coloured(mode(), code)).toEqual([
    'style code-keyword',
    'media code-type',
    '"print" code-string',
    'h1 code-keyword',
    'color code-type',
    '/* fin */ code-comment',
    'style code-keyword',
    'script code-keyword',
    'const code-keyword',
    'a code-function',
    '"<p>" code-string',
    'script code-keyword',
    'p code-keyword',
    'class code-type',
    '"b" code-string',
    'p code-keyword',
  ]);
});

test('what has no end, or an end in a string, colours to the end of the text (U17)', () => {
  expect(coloured(mode(), '<script>let')).toEqual(['script code-keyword', 'let code-keyword']);
  expect(coloured(mode(), '<script>"</script><b>')).toEqual([
    'script code-keyword',
    '" code-string',
    'script code-keyword',
    'b code-keyword',
  ]);
  expect(coloured(mode(), '<script src="a.js"/>let')).not.toContain('let code-keyword');
});
