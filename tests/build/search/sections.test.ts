import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/build/page.ts';
import { sectionsOf } from '../../../src/build/search/sections.ts';

const page = (prose: string) =>
  parseHtml(`<h1>Apprendre Python</h1><div class="container tutorial" data-name="Python"><nav>Étapes</nav>
  <section id="bases" class="step" data-title="Les bases"><p>49 min</p>
  <div class="prose">${prose}</div><p>Suivant</p></section></div>`);
const first = { step: 'bases', heading: '', title: 'Les bases' };

test('each heading begins a section; what stands before is the step’s (R6)', () => {
  const prose =
    '<p>Avant.</p><h3 id="bases-for">8. Répéter (<code>for</code>)</h3><div class="rest"><p>Une <dfn>boucle</dfn>,\n puis.</p><h4>Détail</h4><ul><li>un</li><li><p>deux</p></li></ul><h3 id="bases-b">Fin</h3></div>';
  expect(sectionsOf(page(prose))).toEqual({
    name: 'Python',
    sections: [
      { ...first, texts: ['Avant.'] },
      {
        step: 'bases',
        heading: 'bases-for',
        title: '8. Répéter (for)',
        texts: ['Une boucle, puis.', 'Détail', 'un', 'deux'],
      },
      { step: 'bases', heading: 'bases-b', title: 'Fin', texts: [] },
    ],
  });
});

test.each([
  ['a sample', '<figure class="code"><figcaption>Python</figcaption><pre>x = 1</pre></figure>'],
  ['a quiz', '<fieldset class="quiz"><legend>Pourquoi ?</legend><p>Oui.</p></fieldset>'],
  [
    'the title of a box',
    '<section class="box try"><p class="box-title">À toi de jouer</p></section>',
  ],
  ['a button', '<p><button>Copier</button></p>'],
  ['a solution (T34)', '<details class="correction solution"><p>sum</p></details>'],
  ['a label of an answer', '<details><summary>Voir la réponse</summary></details>'],
])('%s is left out', (_, left) => {
  const { sections } = sectionsOf(page(`${left}<p>Lis ceci.</p>`));
  expect(sections.flatMap(({ texts }) => texts).filter(Boolean)).toEqual(['Lis ceci.']);
});

test('neighbours never make one word of two', () => {
  const cells = '<table><tr><td>range</td><td>suite</td></tr></table><p>un<br>deux</p>';
  expect(sectionsOf(page(cells)).sections).toEqual([
    { ...first, texts: ['range', 'suite', 'un deux'] },
  ]);
});

test('a page without steps has no section', () => {
  expect(sectionsOf(parseHtml('<p>Bientôt</p>'))).toEqual({ name: '', sections: [] });
});
