import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openSample, sampleOf } from '../../../src/workshop/open/sample.ts';
import { find } from '../../browser/page.ts';
import { say, workshopTemplate } from '../workshop-page.ts';

const PAGE = '<h1>Awa</h1>';
const HEAVY = 'class="try-out" data-language="python" data-download="210 Ko"';

beforeEach(() => {
  document.body.innerHTML = `
    <section class="step">
      ${figure('avant', 'data-code="html"', '<h1>Avant</h1>')}
      ${figure('page', 'data-code="html" data-workshop="html"', PAGE)}
      ${figure('style', 'data-workshop="css"', 'h1 { color: teal }')}
      ${figure('script', 'data-workshop="javascript" data-page', 'x.y')}
      ${figure('console', 'data-workshop="javascript"', 'console.log(1)')}
      ${figure('python', 'data-workshop="python"', 'print(input())', HEAVY)}
      <figure class="output"><pre><samp>Nom ? <kbd>Awa</kbd>\n<kbd>12</kbd>\n</samp></pre></figure>
      ${figure('types', 'data-workshop="typescript"', 'let a: number', HEAVY.replace('python', 'typescript'))}
    </section>
    <section class="step">
      ${figure('une', 'data-code="html"', PAGE)}
      ${figure('base', 'data-code="css"', 'h1 { color: red }')}
      ${figure('suite', 'data-code="css" data-workshop="css" data-continue="1"', 'p {}')}
      ${figure('fin', 'data-code="css" data-workshop="css" data-continue="2"', 'a {}')}
    </section>
    ${workshopTemplate()}
    <section class="step">${figure('seul', 'data-workshop="css"', 'p {}', HEAVY)}</section>`;
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
  const verb = (name: string) => page.getByRole('button', { name });
  const frame = () => find<HTMLIFrameElement>('.workshop iframe');

  test('takes the place of its button, with the code and the focus, and runs it at once', async () => {
    await openSample(button('page'));
    await expect.element(editor).toHaveFocus();
    await expect.element(editor).toHaveValue(PAGE);
    expect(button('page').hidden).toBe(true);
    expect(new URL(frame().src).pathname).toBe('/atelier');
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    await verb('Fermer l’atelier').click();
    expect(document.querySelector('.workshop')).toBeNull();
    expect(document.activeElement).toBe(button('page'));
  });

  test('« Exécuter » runs what is typed, « Rétablir » brings the sample back, and runs it', async () => {
    await openSample(button('console'));
    const log = () => find('.workshop [role=log]').textContent;
    for (const name of ['Exécuter', 'Rétablir']) {
      await userEvent.fill(editor, 'autre');
      say(frame(), { kind: 'log', text: name });
      expect(log()).toBe(`${name}\n`);
      await verb(name).click();
      await expect.poll(log).toBe('');
    }
    await expect.element(editor).toHaveValue('console.log(1)');
  });

  test('another figure gets none', async () => {
    await openSample(button('avant'));
    expect(document.querySelector('.workshop')).toBeNull();
  });

  test('Python may be stopped; its weight is said no more, that of others is (U1, U9)', async () => {
    await openSample(button('python'));
    expect(new URL(frame().src).pathname).toBe('/atelier-python');
    expect(find('.workshop-verbs button:not([hidden])').textContent).toBe('Arrêter');
    const said = (id: string) => [button(id).textContent, button(id).dataset.download];
    expect(['python', 'seul', 'types'].map(said)).toEqual([
      ['Essayer', undefined],
      ['Essayer', undefined],
      ['Essayer (210 Ko)', '210 Ko'],
    ]);
  });

  test('a program that asks for lines has those of its result, which « Rétablir » brings back', async () => {
    await openSample(button('python'));
    const typed = page.getByLabelText(/Ce que tu tapes/);
    await expect.element(typed).toHaveValue('Awa\n12');
    await userEvent.fill(typed, 'Binta');
    await verb('Rétablir').click();
    await expect.element(typed).toHaveValue('Awa\n12');
    await userEvent.fill(editor, 'print(1)');
    await expect.element(typed).not.toBeVisible();
  });

  test('TypeScript says that its types are not checked (U16)', async () => {
    await openSample(button('types'));
    expect(find('.workshop-signs ~ .workshop-note').textContent).toBe(
      'Les types ne sont pas vérifiés ici.',
    );
  });
});

function figure(id: string, facts: string, code: string, ofButton = ''): string {
  const weight = ofButton && ' (210 Ko)';
  return `
    <figure class="code" id="${id}" ${facts}>
      <figcaption>x <button ${ofButton}>Essayer${weight}</button></figcaption>
      <pre><code>${code.replaceAll('<', '&lt;')}</code></pre>
    </figure>`;
}

function button(id: string): HTMLButtonElement {
  return find(`#${id} button`);
}
