import { expect, test } from 'vitest';
import { restAfterFirstScreen } from '../../src/markdown/first-screen.ts';
import { el, type LessonNode, textOf } from '../../src/markdown/nodes.ts';

const block = (chars: number) => el('p', 'a'.repeat(chars));
const classes = (nodes: readonly LessonNode[]) =>
  nodes.map((node) => ('properties' in node ? (node.properties.className ?? '') : ''));

test.each([
  ['a short step', [500, 2_000], 2],
  ['nothing', [], 0],
  ['one long block', [9_000], 1],
])('%s is not cut', (_, sizes, count) => {
  const blocks = sizes.map(block);
  expect(restAfterFirstScreen(blocks)).toEqual(blocks);
  expect(restAfterFirstScreen(blocks)).toHaveLength(count);
});

test.each([
  ['after the block that fills the screen', [1_000, 1_000, 1_000, 10, 10], 3],
  ['a long block first', [3_000, 10], 1],
])('a long step is cut %s', (_, sizes, first) => {
  const blocks = sizes.map(block);
  const parts = restAfterFirstScreen(blocks);
  expect(parts.slice(0, first)).toEqual(blocks.slice(0, first));
  expect(classes(parts.slice(first))).toEqual([['rest']]);
  expect(parts.map(textOf).join('')).toBe(blocks.map(textOf).join(''));
});
