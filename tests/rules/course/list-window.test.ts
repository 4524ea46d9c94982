import { describe, expect, test } from 'vitest';
import {
  extendAfter,
  extendBefore,
  FIRST_WINDOW,
  isListWindow,
  WINDOW_SIZE,
  windowAround,
} from '../../../src/rules/course/list-window.ts';

test('the first window holds the 24 cards of the build (C15)', () => {
  expect(WINDOW_SIZE).toBe(24);
  expect(FIRST_WINDOW).toEqual({ start: 0, end: 24 });
});

test.each([
  { from: { start: 0, end: 24 }, after: { start: 0, end: 48 }, before: { start: 0, end: 24 } },
  { from: { start: 48, end: 72 }, after: { start: 48, end: 96 }, before: { start: 24, end: 72 } },
  { from: { start: 10, end: 34 }, after: { start: 10, end: 58 }, before: { start: 0, end: 34 } },
])('$from grows to $after below and $before above', ({ from, after, before }) => {
  expect(extendAfter(from)).toEqual(after);
  expect(extendBefore(from)).toEqual(before);
});

describe('the window around a found course', () => {
  test.each([
    { current: { start: 0, end: 24 }, index: 0, shown: { start: 0, end: 24 } },
    { current: { start: 0, end: 24 }, index: 23, shown: { start: 0, end: 24 } },
    { current: { start: 0, end: 24 }, index: 24, shown: { start: 24, end: 48 } },
    { current: { start: 0, end: 24 }, index: 9_999, shown: { start: 9_984, end: 10_008 } },
    { current: { start: 0, end: 72 }, index: 60, shown: { start: 0, end: 72 } },
    { current: { start: 48, end: 72 }, index: 3, shown: { start: 0, end: 24 } },
    { current: { start: 48, end: 72 }, index: -1, shown: { start: 48, end: 72 } },
  ])('item $index from $current: $shown', ({ current, index, shown }) => {
    expect(windowAround(current, index)).toEqual(shown);
  });
});

test.each([
  { record: { start: 0, end: 48 }, is: true },
  { record: { start: 24, end: 24 }, is: false },
  { record: { start: -1, end: 24 }, is: false },
  { record: { start: 0, end: Number.POSITIVE_INFINITY }, is: false },
  { record: { start: '0', end: 24 }, is: false },
  { record: { start: 0 }, is: false },
  { record: 'list', is: false },
  { record: null, is: false },
])('$record is a part of a list: $is (C23)', ({ record, is }) => {
  expect(isListWindow(record)).toBe(is);
});
