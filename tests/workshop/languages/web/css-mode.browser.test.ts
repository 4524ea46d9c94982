import { expect, test } from 'vitest';
import { cssMode } from '../../../../src/workshop/languages/web/css-mode.ts';
import { coloured } from '../../page/editor/coloured.ts';

test('selectors and properties, old or new, are coloured as in the samples; values are plain (U17)', () => {
  expect(coloured(cssMode(), 'h1 { color: #123; margin-inline: 2px }')).toEqual([
    'h1 code-keyword',
    'color code-type',
    'margin-inline code-type',
    '2px code-number',
  ]);
  expect(coloured(cssMode(), '.vote { color: red !important; width: calc(1px) }')).toEqual([
    '.vote code-type',
    'color code-type',
    '!important code-keyword',
    'width code-type',
    'calc code-function',
    '1px code-number',
  ]);
});
