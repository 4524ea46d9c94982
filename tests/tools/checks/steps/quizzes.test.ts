import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { parsons, quizzes } from '../../../../src/tools/checks/steps/quizzes.ts';
import { plantTutorial } from '../plant.ts';

const quiz = (right: string, reason = 'La raison.') =>
  `<Quiz>\n\nQuoi ?\n\n- [x] ${right}\n\n  ${reason}\n\n- [ ] quatre\n\n  Non.\n\n- [ ] cinq\n\n  Non.\n\n</Quiz>\n`;
const LONG = quiz('la plus longue');
const SHORT = quiz('six');
const faultsOf = (steps: Readonly<Record<string, string>>) =>
  quizzes(plantTutorial(steps, { slug: 'x' })).map(faultLine);

describe('the right option of a quiz is the longest in 40 % of a tutorial at most', () => {
  test.each([
    { longest: 0, others: 1 },
    { longest: 2, others: 3 },
    { longest: 4, others: 6 },
  ])('$longest, and $others that are not', ({ longest, others }) => {
    expect(faultsOf({ bases: LONG.repeat(longest) + SHORT.repeat(others) })).toEqual([]);
  });

  test('more are told with their places, of all the steps', () => {
    expect(faultsOf({ bases: LONG + SHORT, final: LONG + SHORT })).toEqual([
      'content/tutorials/x/tutorial.yaml:1 : la bonne réponse est la plus longue dans 2 quiz sur 4' +
        ' — il en faut 40 % au plus : raccourcis-la ou allonge une autre (3-bases.mdx:1, 8-final.mdx:1)',
    ]);
  });

  test('five places are named of more', () => {
    expect(faultsOf({ bases: LONG.repeat(6) })[0]).toMatch(/(?:3-bases\.mdx:\d+, ){4}[^,]+…\)$/);
  });

  test('as long as another is not the longest', () => {
    expect(faultsOf({ bases: quiz('trente') + quiz('quatre') + quiz('`sept`') })).toEqual([]);
  });
});

describe('the reasons of right options begin with « Oui » in a third of a tutorial at most', () => {
  const YES = quiz('six', 'Oui : elle compte.');

  test.each([
    { yes: 1, others: quiz('six', 'Ouille.') + quiz('six') },
    { yes: 2, others: SHORT.repeat(4) },
  ])('$yes', ({ yes, others }) => {
    expect(faultsOf({ bases: YES.repeat(yes) + others })).toEqual([]);
  });

  test('more are told', () => {
    expect(faultsOf({ bases: YES + SHORT })).toEqual([
      'content/tutorials/x/tutorial.yaml:1 : l’explication de la bonne réponse commence par « Oui » dans' +
        ' 1 quiz sur 2 — il en faut un tiers au plus : commence par la raison (3-bases.mdx:1)',
    ]);
  });
});

describe('the lines to order of a tutorial', () => {
  const puzzle = (...lines: string[]) =>
    `<Parsons>\n\nRemets.\n\n\`\`\`python\n${lines.join('\n')}\n\`\`\`\n\n</Parsons>\n`;
  const faults = (steps: Readonly<Record<string, string>>) =>
    parsons(plantTutorial(steps)).map(faultLine);

  test('may be mixed each in its way', () => {
    expect(faults({ first: puzzle('a', 'b', 'c'), exos: puzzle('a', 'b', 'c', 'd') })).toEqual([]);
  });

  test('are not mixed twice the same way', () => {
    expect(faults({ first: puzzle('a', 'b', 'c'), exos: puzzle('a', '', 'b', 'c') })).toEqual([
      'content/tutorials/x/5-exos.mdx:1 : les lignes de ce <Parsons> sont mêlées comme celles de' +
        ' 2-first.mdx:1 — change un mot d’une ligne, ou ajoute une ligne',
    ]);
  });
});
