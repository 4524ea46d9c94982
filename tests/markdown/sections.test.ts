import { pathToFileURL } from 'node:url';
import { mdxToJs } from 'satteri';
import { expect, test } from 'vitest';
import { lessonPlugin } from '../../src/markdown/compile.ts';
import { lines } from './written.ts';

/** The sections that Astro is handed with the step `bases` of a tutorial. */
async function sectionsOf(mdx: string): Promise<unknown> {
  const astro = { frontmatter: { sections: [] } };
  await mdxToJs(mdx, {
    hastPlugins: [lessonPlugin],
    features: { smartPunctuation: false },
    fileURL: pathToFileURL('content/tutorials/python/3-bases.mdx'),
    data: { astro },
  });
  return astro.frontmatter.sections;
}

test('each heading begins a section; what stands before is the step’s (R6)', async () => {
  const mdx = lines(
    'Avant.',
    '## 8. Répéter (`for`)',
    'Une *boucle*,\npuis.',
    '### Détail',
    '- un\n- deux\n\n  trois',
    '## Fin',
  );
  expect(await sectionsOf(mdx)).toEqual([
    { heading: '', texts: ['Avant.'] },
    {
      heading: 'bases-repeter-for',
      texts: ['Une boucle, puis.', 'Détail', 'un', 'deux', 'trois'],
    },
    { heading: 'bases-fin', texts: [] },
  ]);
});

test.each([
  ['a sample', '```python\nx = 1\n```'],
  [
    'a quiz',
    '<Quiz>\n\nPourquoi ?\n\n- [x] a\n\n  Oui.\n- [ ] b\n\n  Oui.\n- [ ] c\n\n  Oui.\n\n</Quiz>',
  ],
  ['the label of a box', '<Atoi>\n\nLis cela.\n\n</Atoi>'],
  ['the label of an answer', '<Reponse>\n\nLis cela.\n\n</Reponse>'],
])('of %s no label and no code is prose', async (_, mdx) => {
  const texts = JSON.stringify(await sectionsOf(lines(mdx, 'Lis ceci.')));
  expect(texts).toContain('Lis ceci.');
  expect(texts).not.toMatch(/x = 1|Pourquoi|Oui|À toi|Voir la réponse/);
});

test('neighbours never make one word of two', async () => {
  const cells = '| a | b |\n|---|---|\n| range | suite |';
  expect(await sectionsOf(lines(cells, 'un\\\ndeux'))).toEqual([
    { heading: '', texts: ['a', 'b', 'range', 'suite', 'un deux'] },
  ]);
});
