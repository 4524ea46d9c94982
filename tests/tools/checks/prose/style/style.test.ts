import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { styleOf } from '../../../../../src/tools/checks/prose/style/style.ts';
import type { Passage } from '../../../../../src/tools/checks/read/passage.ts';

const FILE = 'content/tutorials/css/3-bases.mdx';
const texts = (...all: string[]): Passage[] =>
  all.map((text, index) => ({ file: FILE, line: index + 1, text, kind: 'paragraph' }));
const measure = (rule: string, ...all: string[]) => {
  const found = styleOf(texts(...all)).find((one) => one.rule.includes(rule));
  if (!found) throw new Error(`no measure « ${rule} »`);
  return found;
};

const LONG =
  'Le navigateur lit la feuille du haut vers le bas et garde la dernière règle qui convient.';
const SHORT = 'La dernière gagne.';

describe('sentences of twelve words or more, 30 % at least', () => {
  test.each([
    { all: [LONG], figure: '100 %', isKept: true },
    { all: [`${LONG} ${SHORT} ${SHORT}`], figure: '33 %', isKept: true },
    { all: [`${LONG} ${SHORT} ${SHORT} ${SHORT}`], figure: '25 %', isKept: false },
    { all: [SHORT], figure: '0 %', isKept: false },
  ])('$figure of $all', ({ all, figure, isKept }) => {
    expect(measure('12 mots', ...all)).toMatchObject({ figure, isKept });
  });

  test('it leads to the paragraphs of short sentences', () => {
    const choppy = `${SHORT} ${SHORT} ${SHORT}`;
    expect(measure('12 mots', LONG, choppy).places).toMatchObject([{ line: 2, text: choppy }]);
  });
});

describe('words of cause, one for 75 words at least', () => {
  const words = (count: number) => `${'mot '.repeat(count - 1)}mot.`;
  test.each([
    { text: `${words(72)} Elle part car il pleut.`, isKept: false },
    { text: `${words(70)} Elle part car il pleut.`, isKept: true },
    { text: `${words(70)} Elle prend le car de nuit.`, isKept: false },
    { text: words(10), isKept: false },
  ])('$isKept', ({ text, isKept }) => {
    expect(measure('cause', text).isKept).toBe(isKept);
  });

  test.each([
    ...['parce que la règle gagne', 'parce qu’elle gagne', 'pour que la règle gagne'],
    ...['pour qu’elle gagne', 'tandis que la règle gagne', 'donc elle gagne', 'alors elle gagne'],
    ...['sinon elle gagne', 'ainsi elle gagne', 'comme elle gagne', 'car elle gagne'],
    ...['afin de gagner', 'afin d’aller loin', 'grâce à elle', 'grâce au cadre'],
    ...['à cause de lui', 'à cause du cadre'],
  ])('« %s » is one', (text) => {
    expect(measure('cause', `${text}.`).figure).toMatch(/^un tous les/);
  });

  test.each(['Elle attend le car du matin.', 'La commune est belle.', 'Un carnet de notes.'])(
    '« %s » holds none',
    (text) => {
      expect(measure('cause', text).figure).toBe('aucun');
    },
  );
});

describe('paragraphs that end on seven words or fewer, 12 % at most', () => {
  test.each([
    { all: [`${LONG} ${SHORT}`], figure: '100 %', isKept: false },
    { all: [`${LONG} ${LONG}`], figure: '0 %', isKept: true },
    // One sentence is no paragraph that ends on another; a question and an opening are no maxims.
    { all: [SHORT], figure: '0 %', isKept: true },
    { all: [`${LONG} Que vois-tu ?`, `${LONG} Voici le résultat :`], figure: '0 %', isKept: true },
  ])('$figure of $all', ({ all, figure, isKept }) => {
    expect(measure('finis par', ...all)).toMatchObject({ figure, isKept });
  });

  test('it leads to the sentence', () => {
    expect(measure('finis par', `${LONG} ${SHORT}`).places).toMatchObject([
      { file: FILE, line: 1, text: SHORT },
    ]);
  });
});

test.each([
  { text: 'Deux prix : 450 et 500.', count: 1 },
  { text: 'Deux prix : le pain, 200 ; et un choix : payer.', count: 2 },
  { text: 'Voici le résultat :', count: 0 },
  { text: 'Il est 12:30 à Thiès.', count: 0 },
])('« $text » has $count colons inside', ({ text, count }) => {
  expect(measure('deux-points', text).places).toHaveLength(count);
});

test.each([
  { rule: 'humeurs', text: 'Le navigateur, lui, attend.', count: 1 },
  { rule: 'humeurs', text: 'La boucle se tait, sans un mot.', count: 2 },
  { rule: 'humeurs', text: 'Lui et elle attendent.', count: 0 },
  { rule: 'humeurs', text: 'Elle monte sur la liste.', count: 0 },
  { rule: 'Aucun message', text: 'Aucun message, mais la page est vide.', count: 1 },
  { rule: 'chercherait', text: 'Ôte la ligne et presse la touche F5.', count: 2 },
  { rule: 'chercherait', text: 'La fin n’est jamais comprise.', count: 1 },
  { rule: 'chercherait', text: 'Le relecteur note les bords.', count: 2 },
  { rule: 'chercherait', text: 'Appuie sur F12 et enlève la ligne.', count: 0 },
  { rule: 'chercherait', text: 'La presse est sous le bureau.', count: 0 },
])('$rule: $count in « $text »', ({ rule, text, count }) => {
  expect(measure(rule, text).places).toHaveLength(count);
});

test('titles, cells and labels are not read as sentences', () => {
  const heading: Passage = { file: FILE, line: 1, text: 'Ranger : les grilles', kind: 'heading' };
  expect(styleOf([heading])).toEqual([]);
});

test('any text at all is measured, in numbers that can be written', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (all) => {
      for (const { figure, limit } of styleOf(texts(...all))) {
        expect(`${figure} ${limit}`).not.toMatch(/NaN|Infinity|undefined/);
      }
    }),
  );
});
