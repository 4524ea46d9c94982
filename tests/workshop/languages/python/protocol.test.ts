import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPythonNews } from '../../../../src/workshop/languages/python/protocol.ts';

test.each([
  { kind: 'ready' },
  { kind: 'loaded' },
  { kind: 'end' },
  { kind: 'log', text: 'a' },
  { kind: 'error', text: 'a', line: 3 },
  { kind: 'error', text: 'a' },
  { kind: 'verdict', name: 'a', isPassed: false, text: '' },
])('reads $kind (U9)', (news) => {
  expect(readPythonNews({ ...news, more: 1 })).toEqual(news);
});

test.each([
  undefined,
  null,
  'log',
  { kind: 'log' },
  { kind: 'log', text: 3 },
  { kind: 'verdict', name: 'a', isPassed: 'yes', text: '' },
  { kind: 'verdict', isPassed: true, text: '' },
  { kind: 'load', text: '' },
])('hears nothing in %j (U9)', (message) => {
  expect(readPythonNews(message)).toBeUndefined();
});

test('leaves out a line that is no line (U9)', () => {
  expect(readPythonNews({ kind: 'error', text: 'a', line: -1 })).toEqual({
    kind: 'error',
    text: 'a',
  });
});

test('no message stops the page around', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      readPythonNews(message);
    }),
  );
});
