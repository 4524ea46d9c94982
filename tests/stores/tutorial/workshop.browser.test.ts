import { afterEach, expect, test } from 'vitest';
import { run } from '../../../src/stores/tutorial/workshop.ts';
import { find } from '../../browser/page.ts';
import { workshopTemplate } from '../../browser/tutorial/workshop-page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function open(facts: string): void {
  document.body.innerHTML = `
    <figure class="code" ${facts}>
      <figcaption><button>Essayer</button></figcaption><pre><code>x</code></pre>
    </figure>${workshopTemplate()}`;
  run(find('button'));
}

test('a sample that may be tried gets its workshop, whose frame is asked for at once', () => {
  open('data-workshop="html"');
  expect(new URL(find<HTMLIFrameElement>('.workshop iframe').src).pathname).toBe('/atelier');
});

test('another one gets none', () => {
  open('');
  expect(document.querySelector('.workshop')).toBeNull();
});
