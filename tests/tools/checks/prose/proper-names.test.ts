import { describe, expect, test } from 'vitest';
import { faultLine } from '../../../../src/markdown/lesson-fault.ts';
import { PROPER_NAMES } from '../../../../src/tools/checks/prose/proper-names.ts';
import { makeProofreader } from '../../../../src/tools/checks/prose/prose.ts';
import { openLibrary } from '../../../../src/tools/checks/read/tutorial.ts';

const proofreader = makeProofreader('# Mots\nbissap\n');
const faults = (text: string) =>
  proofreader.faults([{ file: 'a.mdx', line: 1, text, kind: 'paragraph' }]).map(faultLine);

describe('the names of here', () => {
  test.each([
    'De Tivaouane à Kébémer, puis à Bakel, Matam, Kédougou, Kolda et Sédhiou',
    'Tambacounda, Ziguinchor, Fatick, Kaolack, Kaffrine, Diourbel, Louga, Podor',
    'Touba, Mbour, Rufisque, Pikine, Guédiawaye, Thiès, Saly, Joal, Saint-Louis',
    'De Bamako à Nouakchott, de Banjul à Conakry, de Bissau à Praia, Ouagadougou et Niamey',
    "Ndèye Diop, Mamadou Ndiaye, Fatou Sarr, Cheikh Fall, l'amie d'Aïssatou Bâ et de Jean-Baptiste Mendy",
  ])('« %s » holds no fault', (text) => {
    expect(faults(text)).toEqual([]);
  });

  test('a town that does not exist is one', () => {
    expect(faults('De Tivaouanne à Dakar')).toEqual([
      'a.mdx:1 : le mot « Tivaouanne » est inconnu — corrige-le, ou ajoute-le à content/dictionnaire.txt s’il est juste',
    ]);
  });

  test('are no words of our list: none is ever one too many', () => {
    expect(proofreader.uselessWords().map(({ says }) => says)).toEqual(['« bissap » est inutile']);
  });

  test('have a capital', () => {
    expect([...PROPER_NAMES].filter((name) => !/^[\p{L}-]*\p{Lu}[\p{L}-]+$/u.test(name))).toEqual(
      [],
    );
  });

  test('are those of the tutorials that are announced too, without a line for a new one', () => {
    const text = 'On apprend Kubernetes et Nuxt Qwik.';
    const passage = { file: 'a.mdx', line: 1, text, kind: 'paragraph' } as const;
    expect(faults(text)).toHaveLength(3);
    expect(makeProofreader('', ['Kubernetes', 'Nuxt Qwik']).faults([passage])).toEqual([]);
    expect(openLibrary().names).toEqual(expect.arrayContaining(['Spring Boot', 'MySQL']));
  });
});
