import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimId } from '../../src/markdown/headings.ts';
import { startLesson } from '../../src/markdown/lesson.ts';
import { stepOfHash } from '../../src/rules/tutorial/steps.ts';
import { fault, lines, written } from './written.ts';

const NODE = { type: 'text', value: '' } as const;

describe('a lesson’s own ## becomes an h3, with an id of its step', () => {
  test.each([
    {
      mdx: '## 4. Répéter avec `for`',
      html: '<h3 id="bases-repeter-avec-for">4. Répéter avec <code>for</code></h3>',
    },
    { mdx: '### Été à Thiès', html: '<h4 id="bases-ete-a-thies">Été à Thiès</h4>' },
    { mdx: '#### Détail', html: '<h5 id="bases-detail">Détail</h5>' },
    { mdx: '##### Détail', html: '<h6 id="bases-detail">Détail</h6>' },
    {
      mdx: "## L'œuvre : 100 % !",
      html: heading('bases-l-oeuvre-100', 'L’œuvre\u00A0: 100\u202F%\u202F!'),
    },
    { mdx: '## C++ et C#', html: heading('bases-c-et-c', 'C++ et C#') },
    {
      mdx: '## 10. `if`, `elif`',
      html: '<h3 id="bases-if-elif">10. <code>if</code>, <code>elif</code></h3>',
    },
    { mdx: '## 2 choix', html: heading('bases-2-choix', '2 choix') },
  ])('$mdx', async ({ mdx, html }) => {
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
    { what: 'twice the same', mdx: lines('## Mémo', 'Un.', '## Mémo'), line: 5 },
    { what: 'another number', mdx: lines('## 1. Mémo', '## 2. Mémo'), line: 3 },
    { what: 'another level', mdx: lines('## Mémo', '### Mémo'), line: 3 },
    { what: 'without accents', mdx: lines('## Mémo', '## MEMO'), line: 3 },
    { what: 'in a box', mdx: lines('## Mémo', '<Atoi>', '### Mémo', '</Atoi>'), line: 5 },
    {
      what: 'a milestone',
      mdx: lines('## Mémo', '<Milestone titre="Mémo">', 'a', '</Milestone>'),
      line: 3,
    },
  ])('$what', async ({ mdx, line }) => {
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
