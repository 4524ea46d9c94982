import { afterEach, expect, test } from 'vitest';
import { openSample } from '../../../src/workshop/open/sample.ts';
import { find } from '../../browser/page.ts';
import { workshopTemplate } from '../workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function open(facts: string, button = '<button class="try-out">Essayer</button>'): Promise<void> {
  const figure = `
    <figure class="code" ${facts}>
      <figcaption>${button}</figcaption><pre><code>x</code></pre>
    </figure>`;
  document.body.innerHTML = `${figure}${figure}${workshopTemplate()}`;
  return openSample(find('button'));
}

test('a sample that may be tried gets its workshop, whose frame is asked for at once', async () => {
  await open('data-workshop="html"');
  const { src } = find<HTMLIFrameElement>('.workshop iframe');
  expect(new URL(src).pathname).toBe('/atelier');
});

test('another one gets none', async () => {
  await open('');
  expect(document.querySelector('.workshop')).toBeNull();
});

test('Python runs at once, may be stopped, and its weight is said no more (U1, U9)', async () => {
  await open(
    'data-workshop="python"',
    '<button class="try-out" data-language="python" data-download="210 Ko">Essayer (210 Ko)</button>',
  );
  const { src } = find<HTMLIFrameElement>('.workshop iframe');
  expect(new URL(src).pathname).toBe('/atelier-python');
  expect(find('.workshop-verbs button').textContent).toBe('Arrêter');
  for (const button of document.querySelectorAll<HTMLElement>('.try-out')) {
    expect(button.textContent).toBe('Essayer');
    expect(button.dataset.download).toBeUndefined();
  }
});

test('TypeScript says that its types are not checked (U16)', async () => {
  await open('data-workshop="typescript"');
  expect(find('.workshop-note').textContent).toBe('Les types ne sont pas vérifiés ici.');
});
