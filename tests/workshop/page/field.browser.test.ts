import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type CodeField, plainField } from '../../../src/workshop/page/field.ts';

let area: HTMLTextAreaElement;
let field: CodeField;

beforeEach(() => {
  area = document.body.appendChild(document.createElement('textarea'));
  field = plainField(area, 'un\ndeux\ntrois');
});

afterEach(() => area.remove());

test('holds the first code, its caret at the first sign', () => {
  expect(field.code()).toBe('un\ndeux\ntrois');
  expect(area.selectionStart).toBe(0);
  field.focus();
  expect(document.activeElement).toBe(area);
});

test('tells what the reader types and inserts, and not what is set', async () => {
  const changed = vi.fn();
  field.onChange(changed);
  field.setCode('a');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.fill(area, 'ab');
  expect(changed).toHaveBeenCalledOnce();
  area.setSelectionRange(1, 2);
  field.insert('{');
  expect(field.code()).toBe('a{');
  expect(changed).toHaveBeenCalledTimes(2);
});

test.each([
  [1, 'un'],
  [2, 'deux'],
  [3, 'trois'],
])('line %i is marked and selected, until it is typed in', async (line, text) => {
  field.markLine(line);
  expect(area.classList).toContain('has-fault');
  expect(area.style.getPropertyValue('--fault')).toBe(String(line - 1));
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(text);
  await userEvent.type(area, 'x');
  expect(area.classList).not.toContain('has-fault');
});

test('grows with its lines, from 4 to 16', () => {
  const rows = ['', 'a\n'.repeat(8), 'a\n'.repeat(40)].map((code) => {
    field.setCode(code);
    return area.rows;
  });
  expect(rows).toEqual([4, 10, 16]);
});
