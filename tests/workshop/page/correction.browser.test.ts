import { afterEach, expect, test } from 'vitest';
import { showCorrection } from '../../../src/workshop/page/correction.ts';
import { find } from '../../browser/page.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the correction stands under the code, open, without its buttons and its addresses, once (U11)', () => {
  document.body.innerHTML = `
    <section><div id="signs"></div></section>
    <details class="correction">
      <summary><h3 id="corrections-1-a">Exercice 1</h3></summary>
      <figure class="code">
        <figcaption>solution.html<button>Copier</button></figcaption><pre><code>fin</code></pre>
      </figure>
    </details>`;
  const shown = showCorrection('1-a', find('#signs'));
  expect(shown?.matches('#signs + .correction[open]')).toBe(true);
  expect(shown?.textContent?.replace(/\s+/g, ' ')).toContain('La correction solution.html');
  expect(shown?.querySelector('button, [id]')).toBeNull();
  if (shown) shown.open = false;
  expect(showCorrection('1-a', find('#signs'))).toBe(shown);
  expect(shown?.open).toBe(true);
  expect(find('body > details').matches(':not([open])')).toBe(true);
  expect(showCorrection('2-b', find('.correction summary'))).toBeUndefined();
});
