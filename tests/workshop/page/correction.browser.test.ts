import { afterEach, expect, test } from 'vitest';
import { correctionOf } from '../../../src/workshop/page/correction.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

test('the code of the solution, folded, without its buttons, and the way to its explanations (U11)', () => {
  document.body.innerHTML = `
    <details class="correction">
      <summary><h3 id="corrections-1-a">Exercice 1</h3></summary>
      <figure class="code"><figcaption>autre.html</figcaption></figure>
      <figure class="code">
        <figcaption>solution.html<button>Copier</button></figcaption><pre><code>fin</code></pre>
      </figure>
    </details>`;
  const [box] = correctionOf('1-a');
  expect(box?.matches('details:not([open])')).toBe(true);
  expect(box?.querySelector('summary')?.textContent).toBe('Voir la correction');
  expect(box?.querySelector('code')?.textContent).toBe('fin');
  expect(box?.querySelector('button')).toBeNull();
  expect(box?.querySelector('a')?.getAttribute('href')).toBe('#corrections-1-a');
  expect(correctionOf('2-b')).toEqual([]);
});
