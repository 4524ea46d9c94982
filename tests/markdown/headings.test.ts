import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimId } from '../../src/markdown/headings.ts';
import { startLesson } from '../../src/markdown/lesson.ts';
import { stepOfHash } from '../../src/rules/tutorial/steps.ts';
import { fault, lines, written } from './written.ts';

const NODE = { type: 'text', value: '' } as const;

describe('a lesson’s own ## becomes an h3, with an id of its step', () => {
  test.each([
    [
      '## 4. Répéter avec `for`',
      '<h3 id="bases-repeter-avec-for">4. Répéter avec <code>for</code></h3>',
    ],
    ['### Été à Thiès', '<h4 id="bases-ete-a-thies">Été à Thiès</h4>'],
    ['#### Détail', '<h5 id="bases-detail">Détail</h5>'],
    ['##### Détail', '<h6 id="bases-detail">Détail</h6>'],
    ["## L'œuvre : 100 % !", heading('bases-l-oeuvre-100', 'L’œuvre\u00A0: 100\u202F%\u202F!')],
    ['## C++ et C#', heading('bases-c-et-c', 'C++ et C#')],
    ['## 10. `if`, `elif`', '<h3 id="bases-if-elif">10. <code>if</code>, <code>elif</code></h3>'],
    ['## 2 choix', heading('bases-2-choix', '2 choix')],
  ])('%s', async (mdx, html) => {
    expect(await written(mdx)).toBe(html);
  });

  test('the step is the name of the file', async () => {
    expect(await written('## Mémo', '/autre/sql/8-final.mdx')).toBe(heading('final-memo', 'Mémo'));
  });

  test('a field of the guide is addressed whole: its titles have no id, the introduction’s have', async () => {
    const mdx = '## Mardi';
    expect(await written(mdx, 'content/career/2-web.mdx')).toBe('<h3>Mardi</h3>');
    expect(await written(mdx, 'content/career/1-intro.mdx')).toBe(heading('intro-mardi', 'Mardi'));
  });

  test('whatever the title: the step, then plain letters, figures and dashes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const id = claimId(text, NODE, startLesson('content/tutorials/python/3-bases.mdx'));
        expect(id).toMatch(/^bases-([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(stepOfHash(`#${id}`)).toBe('bases');
      }),
    );
  });
});

describe('two titles of one step that read the same are a fault, at the second', () => {
  test.each([
    ['twice the same', lines('## Mémo', 'Un.', '## Mémo'), 5],
    ['another number', lines('## 1. Mémo', '## 2. Mémo'), 3],
    ['another level', lines('## Mémo', '### Mémo'), 3],
    ['without accents', lines('## Mémo', '## MEMO'), 3],
    ['in a box', lines('## Mémo', '<Atoi>', '### Mémo', '</Atoi>'), 5],
    ['a milestone', lines('## Mémo', '<Milestone titre="Mémo">', 'a', '</Milestone>'), 3],
  ])('%s', async (_, mdx, line) => {
    const title = expect.stringMatching(
      new RegExp(`^3-bases\\.mdx:${line} : le titre « .+ » est déjà dans cette étape — change-le$`),
    );
    await expect(written(mdx, '3-bases.mdx')).rejects.toThrow(fault(title));
  });

  test('the same title in two steps is none', async () => {
    expect(await written('## Mémo', '3-bases.mdx')).toBe(heading('bases-memo', 'Mémo'));
    expect(await written('## Mémo', '4-utils.mdx')).toBe(heading('utils-memo', 'Mémo'));
  });
});

function heading(id: string, text: string): string {
  return `<h3 id="${id}">${text}</h3>`;
}
