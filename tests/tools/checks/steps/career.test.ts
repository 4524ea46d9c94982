import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { readPage } from '../../../../src/tools/checks/read/lesson.ts';
import { career } from '../../../../src/tools/checks/steps/career.ts';

const plant = (text: string) => career(readPage('content/career/x.mdx', text)).map(faultLine);
const words = (count: number) => 'mot '.repeat(count).trim();

const wrong = (count: number) => `1 : cette section a ${count} mots — il en faut 450 à 900`;
const figure = (found: string) =>
  `« ${found} » : le guide ne donne aucun chiffre de salaire ni d’emploi — dis-le sans chiffre`;

test.each([
  ['few words', words(449), wrong(449)],
  ['many words', words(901), wrong(901)],
  ['a salary', `${words(450)}\n\nOn gagne 300 000 FCFA.`, `3 : ${figure('300 000 FCFA')}`],
  ['a share', `Il manque 40 % des postes. ${words(450)}`, `1 : ${figure('40 %')}`],
])('says of %s', (_, text, says) => {
  expect(plant(text)).toEqual([`content/career/x.mdx:${says}`]);
});

test.each([words(450), words(900), `Une année de 12 mois, à 17 h. ${words(450)}`])(
  'passes %#',
  (text) => {
    expect(plant(text)).toEqual([]);
  },
);
