import { expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { readPage } from '../../../../src/tools/checks/read/lesson.ts';
import { career } from '../../../../src/tools/checks/steps/career.ts';

const plant = (text: string) => career(readPage('content/career/x.mdx', text)).map(faultLine);
const words = (count: number) => 'mot '.repeat(count).trim();

test.each([
  [
    'few words',
    words(449),
    ['content/career/x.mdx:1 : cette section a 449 mots — il en faut 450 à 900'],
  ],
  [
    'many words',
    words(901),
    ['content/career/x.mdx:1 : cette section a 901 mots — il en faut 450 à 900'],
  ],
  [
    'a salary',
    `${words(450)}\n\nOn gagne 300 000 FCFA.`,
    [
      'content/career/x.mdx:3 : « 300 000 FCFA » : le guide ne donne aucun chiffre de salaire ni d’emploi — dis-le sans chiffre',
    ],
  ],
  [
    'a share',
    `Il manque 40 % des postes. ${words(450)}`,
    [
      'content/career/x.mdx:1 : « 40 % » : le guide ne donne aucun chiffre de salaire ni d’emploi — dis-le sans chiffre',
    ],
  ],
])('says of %s', (_, text, says) => {
  expect(plant(text)).toEqual(says);
});

test.each([words(450), words(900), `Une année de 12 mois, à 17 h. ${words(450)}`])(
  'passes %#',
  (text) => {
    expect(plant(text)).toEqual([]);
  },
);
