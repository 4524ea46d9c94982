import { describe, expect, test } from 'vitest';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from '../../../src/collections/schemas/catalog.ts';
import { parse } from '../../../src/collections/schemas/parse.ts';
import { course, freeCourse, section } from './catalog-samples.ts';

/** The sentences that a writer reads, without the line that names the file. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

test('a course that is right is read as it is, trimmed', () => {
  expect(parse(courseSchema, { ...course, name: `  ${course.name} ` }, 'a.yaml')).toEqual({
    ...course,
    description: course.description.trim(),
    sections: course.sections.map((one) => ({ ...one, description: one.description.trim() })),
  });
});

test('the error names the file, then each fault on its line', () => {
  expect(() =>
    parse(courseSchema, { ...course, name: 'P', price: 'cher' }, 'courses/python.yaml'),
  ).toThrow(
    'courses/python.yaml ne peut pas être lu :\n' +
      '  name : il y en a 1 — il faut 3 à 60 caractères\n' +
      '  price : écris un nombre entier de FCFA, sans espace ni virgule : 7500, ou 0 pour un cours gratuit',
  );
});

describe('a writer reads the key and what is expected there', () => {
  const PRICE =
    'price : écris un nombre entier de FCFA, sans espace ni virgule : 7500, ou 0 pour un cours gratuit';
  const name = (count: number) => `name : il y en a ${count} — il faut 3 à 60 caractères`;
  const FREE =
    'modality : « free » et un prix de 0 vont ensemble, et seulement ensemble — écris « price: 0 » avec free, et le prix en FCFA avec premium ou freemium';
  const FILE =
    'cover : écris un nom en minuscules, chiffres et tirets, comme « couture-boubou.svg »';
  test.each([
    ['name : écris un texte, entre guillemets droits s’il n’a que des chiffres', { name: 12 }],
    ['name : écris un texte, entre guillemets droits s’il n’a que des chiffres', { name: null }],
    [name(61), { name: 'a'.repeat(61) }],
    [name(0), { name: '     ' }],
    ['keywords : écris une liste, une ligne « - … » pour chacun', { keywords: 'Python' }],
    ['keywords : il y en a 0 — il faut 1 à 5 mots-clés', { keywords: [] }],
    [
      'keywords, 2e élément : écris un texte, entre guillemets droits s’il n’a que des chiffres',
      { keywords: ['Python', 3] },
    ],
    ['benefits : il y en a 7 — il faut 3 à 6 acquis', { benefits: Array(7).fill('Lire') }],
    ['language : écris un de ces mots : wolof, anglais, français', { language: 'latin' }],
    [
      'modality : écris « free », ou un autre de ces mots : freemium, premium, free',
      { modality: 'Free' },
    ],
    [FREE, { modality: 'free' }],
    [FREE, { price: 0 }],
    [PRICE, { price: '25000' }],
    [PRICE, { price: 25.5 }],
    [PRICE, { price: Number.NaN }],
    ['price : un prix n’est jamais négatif', { price: -1 }],
    ['price : un prix dépasse rarement 1 000 000 FCFA', { price: 2e6 }],
    [FILE, { cover: 'Ma Photo.svg' }],
    [FILE, { cover: '../a.svg' }],
    ['cover : écris un nom qui finit par .svg ou .png ou .jpg', { cover: 'a.gif' }],
    ['cover : écris un nom de fichier', { cover: 3 }],
    ['sections : il y en a 1 — il faut 3 à 8 sections', { sections: [section] }],
    [
      'sections, 2e élément : écris des clés et leurs valeurs',
      { sections: [section, 'a', section] },
    ],
    [
      'sections, 1er élément, media : écris un nom qui finit par .mp4 ou .png ou .jpg',
      { sections: [{ ...section, media: 'a.svg' }] },
    ],
    [
      'sections, 1er élément, titre : cette clé n’est pas prévue',
      { sections: [{ ...section, titre: 'A' }] },
    ],
    ['pirce : cette clé n’est pas prévue', { pirce: 0 }],
  ])('« %s », on reading %o', (says, given) => {
    expect(faultsOf(() => parse(courseSchema, { ...course, ...given }, 'a.yaml'))).toContain(says);
  });

  test('a key that is missing is said to be missing', () => {
    const { name: _, ...nameless } = course;
    expect(faultsOf(() => parse(courseSchema, nameless, 'a.yaml'))).toEqual([
      'name : cette clé manque',
    ]);
  });

  test.each([null, undefined, 'Python', 3, []])('a file that holds %j', (value) => {
    const faults = faultsOf(() => parse(courseSchema, value, 'a.yaml'));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).not.toContain('n’est pas prévue');
  });

  test('several faults are said at once', () => {
    const bad = { ...course, name: '', price: -1, language: 'latin', more: 1 };
    expect(faultsOf(() => parse(courseSchema, bad, 'a.yaml'))).toHaveLength(4);
  });
});

describe('the other files', () => {
  test('categories are names, in the order of the file', () => {
    expect(parse(categoriesSchema, ['Web', ' Design '], 'a.yaml')).toEqual(['Web', 'Design']);
    expect(faultsOf(() => parse(categoriesSchema, {}, 'a.yaml'))).toEqual([
      '(racine) : écris une liste, une ligne « - … » pour chacun',
    ]);
    expect(faultsOf(() => parse(categoriesSchema, ['Web', ''], 'a.yaml'))).toEqual([
      '2e élément : il y en a 0 — il faut 3 à 60 caractères',
    ]);
  });

  test.each([
    [
      '1er élément, id : écris des minuscules et des tirets, comme « pack-python »',
      { id: 'Pack Python' },
    ],
    ['1er élément, videos : il y en a 0 — il faut 1 à 12 vidéos', { videos: [] }],
    [
      '1er élément, videos, 1er élément, media : écris un nom qui finit par .mp4',
      { videos: [{ ...freeCourse.videos[0], media: 'a.png' }] },
    ],
    ['1er élément, price : cette clé n’est pas prévue', { price: 0 }],
  ])('free courses: « %s », on reading %o', (says, given) => {
    expect(
      faultsOf(() => parse(freeCoursesSchema, [{ ...freeCourse, ...given }], 'a.yaml')),
    ).toEqual([says]);
  });
});
