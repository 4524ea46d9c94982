import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openWorkshop, sampleOf } from '../../../src/browser/tutorial/workshop.ts';
import { find } from '../page.ts';
import { workshopTemplate } from './workshop-page.ts';

const PAGE = '<h1>Awa</h1>';

beforeEach(() => {
  document.body.innerHTML = `
    <section class="step">
      ${figure('avant', 'data-code="html"', '<h1>Avant</h1>')}
      ${figure('page', 'data-code="html" data-workshop="html"', PAGE)}
      ${figure('style', 'data-workshop="css"', 'h1 { color: teal }')}
      ${figure('script', 'data-workshop="javascript" data-page', 'x.y')}
      ${figure('console', 'data-workshop="javascript"', 'console.log(1)')}
      ${figure('python', 'data-workshop="python"', 'print(1)')}
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
  ])('%s: %s, in the last page of the step before it', (id, language, before) => {
    const code = find(`#${id} code`).textContent;
    expect(sampleOf(button(id))).toEqual({ language, code, page: before });
  });

  test('no other language', () => {
    expect(sampleOf(button('python'))).toBeUndefined();
  });
});

describe('the workshop', () => {
  const editor = page.getByRole('textbox', { name: 'Ton essai' });
  const asked = vi.fn();

  beforeEach(() => {
    asked.mockReset();
    const sample = sampleOf(button('page'));
    if (sample) openWorkshop(button('page'), sample, asked);
  });

  test('takes the place of its button, with the code and the focus', async () => {
    await expect.element(editor).toHaveFocus();
    await expect.element(editor).toHaveValue(PAGE);
    expect(button('page').hidden).toBe(true);
    const frame = find<HTMLIFrameElement>('iframe');
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
    expect(frame.src).toBe('');
  });

  test('« Exécuter » asks with what is typed, « Rétablir » brings the sample back', async () => {
    await userEvent.fill(editor, '<p>Binta</p>');
    await page.getByRole('button', { name: 'Exécuter' }).click();
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.lastCall?.[0].code()).toBe('<p>Binta</p>');
    await page.getByRole('button', { name: 'Rétablir' }).click();
    await expect.element(editor).toHaveValue(PAGE);
    expect(asked).toHaveBeenCalledTimes(2);
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

  test('« Fermer l’essai » gives the button back, with the focus', async () => {
    await page.getByRole('button', { name: 'Fermer l’essai' }).click();
    expect(document.querySelector('.workshop')).toBeNull();
    expect(document.activeElement).toBe(button('page'));
  });
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
