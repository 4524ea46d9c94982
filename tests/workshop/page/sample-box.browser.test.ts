import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleOf } from '../../../src/workshop/open/sample.ts';
import {
  forgetDownload,
  openSampleBox,
  type SampleBox,
} from '../../../src/workshop/page/sample-box.ts';
import { LANGUAGES } from '../../../src/workshop/registry.ts';
import { find } from '../../browser/page.ts';
import { workshopTemplate } from '../workshop-page.ts';

const PAGE = '<h1>Awa</h1>';

beforeEach(() => {
  document.body.innerHTML = `
    <section class="step">
      ${figure('avant', 'data-code="html"', '<h1>Avant</h1>')}
      ${figure('page', 'data-code="html" data-workshop="html"', PAGE)}
      ${figure('style', 'data-workshop="css"', 'h1 { color: teal }')}
      ${figure('script', 'data-workshop="javascript" data-page', 'x.y')}
      ${figure('console', 'data-workshop="javascript"', 'console.log(1)')}
      ${figure('python', 'data-workshop="python"', 'print(input())')}
      <figure class="output"><pre><samp>Nom ? <kbd>Awa</kbd>\n<kbd>12</kbd>\n</samp></pre></figure>
      ${figure('types', 'data-workshop="typescript"', 'let a: number')}
    </section>
    <section class="step">
      ${figure('une', 'data-code="html"', PAGE)}
      ${figure('base', 'data-code="css"', 'h1 { color: red }')}
      ${figure('suite', 'data-code="css" data-workshop="css" data-continue="1"', 'p {}')}
      ${figure('fin', 'data-code="css" data-workshop="css" data-continue="2"', 'a {}')}
    </section>
    ${workshopTemplate('{', '}')}
    <section class="step">${figure('seul', 'data-workshop="css"', 'p {}')}</section>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('what is tried', () => {
  test.each([
    ['page', 'html', ''],
    ['style', 'css', PAGE],
    ['script', 'javascript', PAGE],
    ['console', 'javascript', ''],
    ['seul', 'css', ''],
    ['types', 'typescript', ''],
    ['suite', 'css', `${PAGE}\n<style>\nh1 { color: red }\n</style>`],
    ['fin', 'css', `${PAGE}\n<style>\nh1 { color: red }\n</style>\n<style>\np {}\n</style>`],
  ])('%s: %s, in the last page before it, with what it goes on from', (id, language, before) => {
    const code = find(`#${id} code`).textContent;
    expect(sampleOf(button(id))).toEqual({
      ...{ language, code, page: before, typed: [], files: {} },
    });
  });

  test('a program is given what its result shows as typed', () => {
    expect(sampleOf(button('python')).typed).toEqual(['Awa', '12']);
    expect(sampleOf(button('console')).typed).toEqual([]);
  });
});

describe('the workshop', () => {
  const editor = page.getByRole('textbox', { name: 'Ton code' });
  const asked = vi.fn();
  let shown: SampleBox;

  function open(id: 'page' | 'python' | 'types'): void {
    document.querySelector('.workshop')?.remove();
    const { code, typed } = sampleOf(button(id));
    const { asks, lacks } = LANGUAGES[id === 'page' ? 'html' : id === 'types' ? 'typescript' : id];
    const tried = { code, typed, isConsole: id !== 'page', asks, lacks };
    shown = openSampleBox(button(id), tried, { run: asked, closed: () => {} });
  }

  beforeEach(() => {
    asked.mockReset();
    open('page');
  });

  test('takes the place of its button, with the code and the focus', async () => {
    await expect.element(editor).toHaveFocus();
    await expect.element(editor).toHaveValue(PAGE);
    expect(button('page').hidden).toBe(true);
    const frame = find<HTMLIFrameElement>('iframe');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    expect(frame.src).toBe('');
  });

  test('« Exécuter » asks with what is typed, « Rétablir » brings the sample back', async () => {
    await userEvent.fill(editor, '<p>Binta</p>');
    await page.getByRole('button', { name: 'Exécuter' }).click();
    expect(asked).toHaveBeenCalledOnce();
    expect(shown.box.field.code()).toBe('<p>Binta</p>');
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect.element(editor).toHaveValue(PAGE);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('a program that asks for lines has those of its result, which « Rétablir » brings back', async () => {
    open('python');
    const typed = page.getByLabelText(/^Ce que tu tapes/);
    await expect.element(typed).toHaveValue('Awa\n12');
    expect(shown.typed()).toEqual(['Awa', '12']);
    await userEvent.fill(typed, 'Binta');
    expect(shown.typed()).toEqual(['Binta']);
    await page.getByRole('button', { name: 'Rétablir' }).click();
    expect(shown.typed()).toEqual(['Awa', '12']);
    await userEvent.fill(editor, 'print(1)');
    await expect.element(typed).not.toBeVisible();
  });

  test('what a workshop leaves out is said under the editor', () => {
    open('types');
    expect(find('.workshop-note').textContent).toBe('Les types ne sont pas vérifiés ici.');
  });

  test('a sign goes where the cursor is, over what is selected', async () => {
    const area = find<HTMLTextAreaElement>('textarea');
    area.setSelectionRange(0, 4);
    await page.getByRole('button', { name: 'Signe {' }).click();
    await page.getByRole('button', { name: 'Signe }' }).click();
    await expect.element(editor).toHaveValue('{}Awa</h1>');
    await expect.element(editor).toHaveFocus();
    expect(area.selectionStart).toBe(2);
  });

  test('« Fermer l’atelier » gives the button back, with the focus', async () => {
    await page.getByRole('button', { name: 'Fermer l’atelier' }).click();
    expect(document.querySelector('.workshop')).toBeNull();
    expect(document.activeElement).toBe(button('page'));
  });
});

test('what has been asked for is said no more by the samples in its language (U1)', () => {
  document.body.innerHTML = ['python', 'typescript']
    .map(
      (one) =>
        `<button class="try-out" data-language="${one}" data-download="9 Ko">Essayer (9 Ko)</button>`,
    )
    .join('');
  forgetDownload('python');
  const [python, typescript] = document.querySelectorAll('button');
  expect([python?.textContent, python?.dataset.download]).toEqual(['Essayer', undefined]);
  expect([typescript?.textContent, typescript?.dataset.download]).toEqual([
    'Essayer (9 Ko)',
    '9 Ko',
  ]);
  document.body.innerHTML = '';
});

function figure(id: string, facts: string, code: string): string {
  const text = code.replaceAll('<', '&lt;');
  return `
    <figure class="code" id="${id}" ${facts}>
      <figcaption>x <button data-part="workshop">Essayer</button></figcaption>
      <pre><code>${text}</code></pre>
    </figure>`;
}

function button(id: string): HTMLButtonElement {
  return find(`#${id} button`);
}
