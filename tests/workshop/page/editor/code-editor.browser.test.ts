import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MODES } from '../../../../src/workshop/modes.ts';
import {
  type ColouredField,
  openEditor,
} from '../../../../src/workshop/page/editor/code-editor.ts';

const editorOf = (name: 'css' | 'javascript') => ({ name, mode: MODES[name] });
const CODE = 'const prix = 150;\nlet nom = "Awa";\n// fin';

let editor: ColouredField;
let field: HTMLTextAreaElement;
const refused: string[] = [];

beforeAll(() => {
  // What the site asks of its pages, where styles and programs without a hash are refused.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content =
    "style-src 'self'; require-trusted-types-for 'script'; trusted-types default; font-src 'self'";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
    refused.push(violatedDirective),
  );
});

const left = () => {};

beforeEach(async () => {
  const before = document.createElement('button');
  field = document.createElement('textarea');
  field.ariaLabel = 'Ton essai';
  field.value = CODE;
  const after = document.createElement('button');
  document.body.replaceChildren(before, field, after);
  field.setSelectionRange(0, 0);
  field.focus();
  editor = (await openEditor(field, editorOf('javascript'), left)) as ColouredField;
});

afterEach(() => {
  editor.close();
  document.body.replaceChildren();
});

test('takes the place of the field, with its code, its name and the focus (U17)', () => {
  expect(field.hidden).toBe(true);
  expect(editor.code()).toBe(CODE);
  expect(content().ariaLabel).toBe('Ton essai');
  expect(content().getAttribute('aria-multiline')).toBe('true');
  const numbers = [...root().querySelectorAll('.cm-lineNumbers > *')].map((one) => one.textContent);
  expect(numbers.slice(-3)).toEqual(['1', '2', '3']);
  expect(root().activeElement).toBe(content());
});

test('its styles and colours come under the policy of the site (U17)', async () => {
  const word = [...root().querySelectorAll('.cm-line span')].find(
    (span) => span.textContent === 'const',
  );
  document.documentElement.style.setProperty('--code-keyword', 'rgb(1, 2, 3)');
  expect(word && getComputedStyle(word).color).toBe('rgb(1, 2, 3)');
  document.documentElement.style.removeProperty('--code-keyword');
  expect(getComputedStyle(inside('.cm-scroller')).display).toBe('flex');
  expect(getComputedStyle(content()).whiteSpace).toBe('break-spaces');
  expect(refused).toEqual([]);
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.append('p { color: red }');
  await vi.waitFor(() => expect(refused).toContain('style-src-elem'));
  document.head.lastElementChild?.remove();
});

test('what is typed is told, kept in the field, and undone (U17)', async () => {
  const told = vi.fn();
  field.addEventListener('input', told);
  await userEvent.keyboard('a');
  expect(told).toHaveBeenCalledOnce();
  expect(field.value).toBe(`a${CODE}`);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(editor.code()).toBe(CODE);
  expect(field.value).toBe(CODE);
});

test('Tab and Shift+Tab leave it, and change nothing (U17)', async () => {
  const [before, after] = document.querySelectorAll('button');
  await userEvent.tab();
  expect(document.activeElement).toBe(after);
  editor.focus();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(before);
  expect(editor.code()).toBe(CODE);
});

test('a sign takes the place of what is selected (U17)', async () => {
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  const told = vi.fn();
  field.addEventListener('input', told);
  editor.insert('{');
  expect(told).toHaveBeenCalledOnce();
  expect(editor.code()).toBe(CODE.replace('co', '{'));
  await userEvent.keyboard('x');
  expect(editor.code()).toBe(CODE.replace('co', '{x'));
});

test('the line of a fault is marked, beside its number too (U17)', async () => {
  editor.markLine(2);
  expect(faulty()).toEqual(['let nom = "Awa";', '2']);
  await userEvent.keyboard('x');
  expect(editor.code()).toBe(CODE.replace('let nom = "Awa";', 'x'));
  expect(faulty()).toEqual([]);
  for (const none of [undefined, 0, 99]) {
    editor.markLine(1);
    editor.markLine(none);
    expect(faulty()).toEqual([]);
  }
});

test('other code takes the place of the first, without its marks, and can be undone (U17)', async () => {
  const told = vi.fn();
  field.addEventListener('input', told);
  editor.markLine(3);
  editor.setCode('un');
  expect(told).not.toHaveBeenCalled();
  expect([editor.code(), field.value, faulty()]).toEqual(['un', 'un', []]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(editor.code()).toBe(CODE);
});

test('closing gives the field back, with the code (U17)', () => {
  editor.setCode('deux');
  editor.close();
  expect(field.hidden).toBe(false);
  expect(field.value).toBe('deux');
  expect(document.querySelectorAll('body > *')).toHaveLength(3);
});

test('a long line wraps, and the page does not widen (U17)', () => {
  document.body.style.width = '300px';
  editor.setCode(`const texte = "${'mot '.repeat(50)}${'x'.repeat(300)}";`);
  expect(inside('.cm-scroller').scrollWidth).toBeLessThanOrEqual(300);
  expect(content().querySelector('.cm-line')?.getClientRects()[0]?.height).toBeGreaterThan(80);
});

test('a browser without constructed style sheets keeps its field (U17)', async () => {
  const { prototype } = ShadowRoot;
  const { adoptedStyleSheets: _, ...others } = Object.getOwnPropertyDescriptors(prototype);
  vi.stubGlobal('ShadowRoot', { prototype: Object.create(null, others as PropertyDescriptorMap) });
  await expect(openEditor(field, editorOf('css'), left)).rejects.toThrow();
  vi.unstubAllGlobals();
});

function root(): ShadowRoot {
  const found = field.nextElementSibling?.shadowRoot;
  if (!found) throw new Error('no editor');
  return found;
}

function inside(selector: string): HTMLElement {
  const found = root().querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

function content(): HTMLElement {
  return inside('.cm-content');
}

/** The text of the line that is marked, and its number. */
function faulty(): (string | null)[] {
  return ['.cm-line', '.cm-gutterElement'].flatMap((place) =>
    [...root().querySelectorAll(`${place}.is-faulty`)].map(({ textContent }) => textContent),
  );
}
