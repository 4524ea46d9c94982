import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doncs, styleOf } from '../../../../../src/tools/checks/prose/style/style.ts';
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

describe('« donc », once in 150 words at most', () => {
  const words = (count: number) => `${'mot '.repeat(count - 1)}mot.`;
  test.each([
    { text: `${words(146)} Il pleut, donc elle part.`, isKept: true },
    { text: `${words(144)} Il pleut, donc elle part.`, isKept: false },
    { text: words(10), isKept: true },
    { text: 'Le radonc tourne.', isKept: true },
  ])('$isKept', ({ text, isKept }) => {
    expect(doncs(texts(text)).isKept).toBe(isKept);
  });

  test('it leads to each sentence', () => {
    expect(doncs(texts('Oui. Il pleut, donc elle part.')).places).toMatchObject([
      { line: 1, text: 'Il pleut, donc elle part.' },
    ]);
  });
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
