import { describe, expect, test } from 'vitest';
import { readability } from '../../../src/checks/prose/readability.ts';
import { readPage } from '../../../src/checks/read/lesson.ts';
import { passagesOf } from '../../../src/checks/read/passage.ts';
import { career, readCareer } from '../../../src/checks/steps/career.ts';
import { CAREER_FILES } from '../../../src/rules/site/career.ts';

const plant = (text: string) => career(readPage('content/career/x.mdx', text));
const words = (count: number) => 'mot '.repeat(count).trim();

test.each([
  [
    'few words',
    words(449),
    ['content/career/x.mdx:1 : cette section a 449 mots, il en faut 450 à 900'],
  ],
  [
    'many words',
    words(901),
    ['content/career/x.mdx:1 : cette section a 901 mots, il en faut 450 à 900'],
  ],
  [
    'a salary',
    `${words(450)}\n\nOn gagne 300 000 FCFA.`,
    ['content/career/x.mdx:3 : « 300 000 FCFA » : aucun chiffre'],
  ],
  [
    'a share',
    `Il manque 40 % des postes. ${words(450)}`,
    ['content/career/x.mdx:1 : « 40 % » : aucun chiffre'],
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

describe('le guide des métiers', () => {
  const pages = readCareer();

  test('a ses huit fichiers', () => {
    expect(pages.map(({ file }) => file)).toEqual(
      CAREER_FILES.map((file) => `content/career/${file}`),
    );
  });

  test('a des sections de bonne taille, sans chiffre d’emploi ni de salaire', () => {
    expect(pages.flatMap(career)).toEqual([]);
  });

  test('se lit sans effort', () => {
    const faults = pages.flatMap((page) => readability(page.file, passagesOf(page)));
    expect(faults).toEqual([]);
  });
});
