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

describe('the third edition asks more of quizzes', () => {
  const third = (bases: string) =>
    quizzes(plantTutorial({ bases }, { about: 'edition: 3', slug: 'x' })).map((fault) =>
      faultLine(fault).replace('content/tutorials/x/', ''),
    );
  const asked = (text: string, options: string) => `<Quiz>\n\n${text}\n\n${options}\n\n</Quiz>\n\n`;
  const options = (...all: string[]) => all.map((one) => `- ${one}\n\n  Non.`).join('\n\n');
  /** Questions whose right option is in the middle: any other may be judged beside them. */
  const sound = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      asked(`Question ${at} ?`, options('[x] cinq', '[ ] un', '[ ] quatre-vingts')),
    ).join('');

  test('sound ones pass', () => {
    expect(third(sound(3))).toEqual([]);
  });

  test.each([
    { right: '[x] sept', others: ['[ ] dix', '[ ] neuf'], says: 'la plus longue' },
    { right: '[x] dix', others: ['[ ] six', '[ ] quatre'], says: 'la plus courte' },
  ])('a right one as long as another is $says too', ({ right, others, says }) => {
    expect(third(asked('Quoi ?', options(right, ...others)))).toEqual([
      expect.stringContaining(`la bonne réponse est ${says}, seule ou non, dans 1 quiz sur 1`),
    ]);
  });

  test('where all are as long, length tells nothing', () => {
    expect(third(asked('Quoi ?', options('[x] `1`', '[ ] `2`', '[ ] `3`')))).toEqual([]);
  });

  test.each(['car elle compte', 'parce qu’elle compte', 'afin de compter', 'puisque c’est dit'])(
    'an option that says why is told: « %s »',
    (why) => {
      const quiz = asked('Quoi ?', options('[x] cinq', `[ ] huit, ${why}`, '[ ] un'));
      expect(third(sound(2) + quiz)).toEqual([
        expect.stringMatching(/^3-bases\.mdx:\d+ : « .+ » : une réponse dit pourquoi — dis ce qui/),
      ]);
    },
  );

  test.each([
    { first: 'Quoi ?', second: 'Quoi ?', isTwice: true },
    { first: 'Quoi ?\n\n```py\nx\n```', second: 'Et ici ?\n\n```py\nx\n```', isTwice: true },
    { first: 'Quoi ?\n\n```py\nx\n```', second: 'Quoi ?\n\n```py\ny\n```', isTwice: false },
  ])(
    '« $first », then « $second »: told as asked twice, $isTwice',
    ({ first, second, isTwice }) => {
      const all = options('[x] cinq', '[ ] un', '[ ] quatre-vingts');
      const faults = third(asked(first, all) + asked(second, all));
      expect(faults.some((fault) => fault.includes('déjà posée en 3-bases.mdx:1'))).toBe(isTwice);
    },
  );
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
