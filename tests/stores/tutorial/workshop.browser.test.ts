import { expect, test } from 'vitest';
import { run } from '../../../src/stores/tutorial/workshop.ts';
import { find } from '../../browser/page.ts';
import { workshopTemplate } from '../../workshop/workshop-page.ts';

test('a sample gets its workshop, an exercise asks for its own (U1, U11)', async () => {
  document.body.innerHTML = `
    <figure class="code" data-workshop="html">
      <figcaption><button>Essayer</button></figcaption><pre><code>x</code></pre>
    </figure>
    <div class="notices"><div role="alert"></div><template><div><p></p></div></template></div>
    <div data-tutorial="html"><button data-exercise="absent">Ouvrir l’atelier</button></div>
    ${workshopTemplate()}`;
  await run(find('figure button'));
  expect(document.querySelectorAll('.workshop')).toHaveLength(1);
  await run(find('[data-exercise]'));
  expect(find('[role=alert]').textContent).toContain('L’atelier ne s’est pas chargé');
});
