import { afterEach, expect, test } from 'vitest';
import { run } from '../../../src/stores/tutorial/workshop.ts';
import { find } from '../../browser/page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function open(facts: string): void {
  document.body.innerHTML = `
    <figure class="code" ${facts}>
      <figcaption><button>Essayer</button></figcaption><pre><code>x</code></pre>
    </figure>`;
  run(find('button'));
}

test('a sample that may be tried gets its bench, whose frame is asked for at once', () => {
  open('data-essai="html"');
  expect(new URL(find<HTMLIFrameElement>('.trial iframe').src).pathname).toBe('/essai');
});

test('another one gets none', () => {
  open('');
  expect(document.querySelector('.trial')).toBeNull();
});
