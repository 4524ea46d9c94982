import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSqlNews } from '../../../../src/workshop/languages/sql/protocol.ts';

const COLUMN = { name: 'id', type: 'INTEGER', isKey: true, leadsTo: '' };
const ROWS = { columns: ['a'], numbers: [true], rows: [['1'], [null]], total: 2 };
const RESULT = { kind: 'result', ...ROWS };

test.each([
  { kind: 'log', text: 'a' },
  RESULT,
  { kind: 'tables', tables: [{ name: 'a', isView: false, columns: [COLUMN], count: 3 }] },
  { kind: 'error', text: 'a', message: 'b', line: 3 },
  { kind: 'error', text: 'a', message: '' },
  { kind: 'verdict', name: 'a', isPassed: true, text: '' },
  { kind: 'verdict', name: 'a', isPassed: false, text: '', compared: { got: ROWS, wanted: ROWS } },
])('reads $kind (U19)', (news) => {
  expect(readSqlNews({ ...news, more: 1 })).toEqual(news);
});

test.each([
  { kind: 'error', text: 'a' },
  { ...RESULT, columns: [3] },
  { ...RESULT, numbers: ['yes'] },
  { ...RESULT, rows: [[3]] },
  { ...RESULT, rows: 'a' },
  { ...RESULT, total: -1 },
  { kind: 'tables', tables: [{ name: 'a', isView: false, columns: [{}], count: 3 }] },
  { kind: 'tables' },
])('hears nothing in %j (U19)', (message) => {
  expect(readSqlNews(message)).toBeUndefined();
});

test('rows that are none are left out of a verdict', () => {
  const verdict = { kind: 'verdict', name: 'a', isPassed: false, text: '' };
  expect(readSqlNews({ ...verdict, compared: { got: ROWS } })).toEqual(verdict);
});

test('no message stops the page around', () => {
  fc.assert(
    fc.property(fc.anything(), (message) => {
      readSqlNews(message);
    }),
  );
});
