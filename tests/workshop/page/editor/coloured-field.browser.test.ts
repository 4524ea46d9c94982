import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MODES } from '../../../../src/workshop/modes.ts';
import type { Box } from '../../../../src/workshop/page/box.ts';
import { colourField } from '../../../../src/workshop/page/editor/coloured-field.ts';
import { setSavesData } from '../../../browser/page.ts';
import { openBox } from '../../workshop-page.ts';

const PYTHON = { name: 'python', mode: MODES.python };
const CODE = 'un = 1\ndeux = 2';

let box: Box;
let warned: unknown[][];

beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue().mock.calls;
  box = openBox(CODE);
});

afterEach(() => {
  box.field.close();
  vi.restoreAllMocks();
});

test('the plain field serves until the editor has come; what was typed stays, the caret too (U17)', async () => {
  const { area, field } = box;
  const changed = vi.fn();
  field.onChange(changed);
  field.focus();
  const come = colourField(box, PYTHON);
  area.setSelectionRange(area.value.length, area.value.length);
  await userEvent.keyboard('\ntrois');
  expect(field.code()).toBe(`${CODE}\ntrois`);
  await come;
  await userEvent.keyboard(' = 3');
  const typed = `${CODE}\ntrois = 3`;
  expect([area.hidden, field.code(), area.value]).toEqual([true, typed, typed]);
  changed.mockClear();
  field.setCode(CODE);
  expect(changed).not.toHaveBeenCalled();
  field.insert('#');
  expect(changed).toHaveBeenCalledOnce();
});

test('the signs of the workshop go to the editor, and the mark of a fault goes with the code (U17)', async () => {
  const { area, element, field } = box;
  field.markLine(2);
  await colourField(box, PYTHON);
  expect(editor()?.querySelector('.cm-line.is-faulty')?.textContent).toBe('deux = 2');
  field.markLine(1);
  expect(editor()?.querySelector('.cm-line.is-faulty')?.textContent).toBe('un = 1');
  element.querySelector<HTMLElement>('[aria-label="Signe #"]')?.click();
  expect([field.code(), area.value]).toEqual(['#\ndeux = 2', '#\ndeux = 2']);
  expect(editor()?.activeElement?.ariaLabel).toBe('Ton code');
});

test('« Champ simple » gives the field back, with its code, its signs and the focus (U17)', async () => {
  const { area, element, field } = box;
  await colourField(box, PYTHON);
  field.setCode('trois = 3');
  element.querySelector<HTMLElement>('.workshop-signs button:last-child')?.click();
  expect([area.hidden, area.value, editor()]).toEqual([false, 'trois = 3', undefined]);
  expect(document.activeElement).toBe(area);
  field.insert('#');
  expect(field.code()).toContain('#');
  expect(element.querySelectorAll('.workshop-signs button')).toHaveLength(2);
});

test('closing gives the field back, even before the editor has come (U17)', async () => {
  const { area, element, field } = box;
  await colourField(box, PYTHON);
  field.close();
  expect([area.hidden, area.value, editor()]).toEqual([false, CODE, undefined]);
  expect(element.querySelectorAll('.workshop-signs button')).toHaveLength(2);
  const attached = vi.spyOn(HTMLElement.prototype, 'attachShadow');
  const come = colourField(box, PYTHON);
  element.remove();
  await come;
  expect([area.hidden, attached.mock.calls, warned]).toEqual([false, [], []]);
});

test('the editor does not come to a reader who saves data (U17)', async () => {
  setSavesData(true);
  const attached = vi.spyOn(HTMLElement.prototype, 'attachShadow');
  await colourField(box, PYTHON);
  expect(attached).not.toHaveBeenCalled();
  expect([box.field.code(), box.area.hidden]).toEqual([CODE, false]);
});

test('the field stays when the editor cannot be opened (U17)', async () => {
  vi.spyOn(HTMLElement.prototype, 'attachShadow').mockImplementation(() => {
    throw new Error('refused');
  });
  await colourField(box, PYTHON);
  expect(warned).toEqual([[new Error('refused')]]);
  box.field.insert('#');
  expect([box.field.code(), box.area.hidden]).toEqual([`#${CODE}`, false]);
});

function editor(): ShadowRoot | undefined {
  return box.area.nextElementSibling?.shadowRoot ?? undefined;
}
