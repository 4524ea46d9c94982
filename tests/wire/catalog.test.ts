import { describe, expect, test } from 'vitest';
<<<<<<< HEAD
import { parseCategories, parseCourse, parseFreeCourses } from '../../src/wire/catalog.ts';
import { course, freeCourse, section } from './catalog-samples.ts';

/** The sentences that a writer reads, without the line that names the file. */
function faultsOf(parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}

test('a course that is right is read as it is, trimmed', () => {
  expect(parseCourse({ ...course, name: `  ${course.name} ` }, 'a.yaml')).toEqual({
    ...course,
    description: course.description.trim(),
    sections: course.sections.map((one) => ({ ...one, description: one.description.trim() })),
  });
});

test('the error names the file, then each fault on its line', () => {
  expect(() => parseCourse({ ...course, name: 'P', price: 'cher' }, 'courses/python.yaml')).toThrow(
    'courses/python.yaml ne peut pas être lu :\n' +
      '  name : de 3 à 60 caractères sont attendus\n' +
      '  price : un nombre entier de FCFA est attendu',
  );
});

describe('a writer reads the key and what is expected there', () => {
  const PRICE = 'price : un nombre entier de FCFA est attendu';
  const NAME = 'name : de 3 à 60 caractères sont attendus';
  const FREE = 'modality : « free » et un prix de 0 vont ensemble, et seulement ensemble';
  const FILE = 'cover : un nom en minuscules, chiffres et tirets est attendu';
  test.each([
    ['name : un texte est attendu', { name: 12 }],
    ['name : un texte est attendu', { name: null }],
    [NAME, { name: 'a'.repeat(61) }],
    [NAME, { name: '     ' }],
    ['keywords : une liste est attendue', { keywords: 'Python' }],
    ['keywords : de 1 à 5 éléments sont attendus', { keywords: [] }],
    ['keywords.1 : un texte est attendu', { keywords: ['Python', 3] }],
    ['benefits : de 3 à 6 éléments sont attendus', { benefits: Array(7).fill('Lire') }],
    ['language : un de ces mots est attendu : wolof, français, anglais', { language: 'latin' }],
    ['modality : un de ces mots est attendu : freemium, premium, free', { modality: 'Free' }],
    [FREE, { modality: 'free' }],
    [FREE, { price: 0 }],
    [PRICE, { price: '25000' }],
    [PRICE, { price: 25.5 }],
    [PRICE, { price: Number.NaN }],
    ['price : un prix n’est jamais négatif', { price: -1 }],
    ['price : un prix dépasse rarement 1 000 000 FCFA', { price: 2e6 }],
    [FILE, { cover: 'Ma Photo.svg' }],
    [FILE, { cover: '../a.svg' }],
    ['cover : .svg ou .png ou .jpg', { cover: 'a.gif' }],
    ['cover : un nom de fichier est attendu', { cover: 3 }],
    ['sections : de 3 à 8 éléments sont attendus', { sections: [section] }],
    [
      'sections.1 : des clés et leurs valeurs sont attendues',
      { sections: [section, 'a', section] },
    ],
    ['sections.0.media : .mp4 ou .png ou .jpg', { sections: [{ ...section, media: 'a.svg' }] }],
    ['sections.0.titre : cette clé n’est pas prévue', { sections: [{ ...section, titre: 'A' }] }],
    ['pirce : cette clé n’est pas prévue', { pirce: 0 }],
  ])('« %s », on reading %o', (says, given) => {
    expect(faultsOf(() => parseCourse({ ...course, ...given }, 'a.yaml'))).toContain(says);
  });

  test('a key that is missing is said to be missing', () => {
    const { name: _, ...nameless } = course;
    expect(faultsOf(() => parseCourse(nameless, 'a.yaml'))).toEqual(['name : cette clé manque']);
  });

  test.each([null, undefined, 'Python', 3, []])('a file that holds %j', (value) => {
    const faults = faultsOf(() => parseCourse(value, 'a.yaml'));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).not.toContain('n’est pas prévue');
  });

  test('several faults are said at once', () => {
    const bad = { ...course, name: '', price: -1, language: 'latin', more: 1 };
    expect(faultsOf(() => parseCourse(bad, 'a.yaml'))).toHaveLength(4);
  });
});

describe('the other files', () => {
  test('categories are names, in the order of the file', () => {
    expect(parseCategories(['Web', ' Design '], 'a.yaml')).toEqual(['Web', 'Design']);
    expect(faultsOf(() => parseCategories({}, 'a.yaml'))).toEqual([
      '(racine) : une liste est attendue',
    ]);
    expect(faultsOf(() => parseCategories(['Web', ''], 'a.yaml'))).toEqual([
      '1 : de 3 à 60 caractères sont attendus',
    ]);
  });

  test.each([
    ['0.id : des minuscules et des tirets sont attendus', { id: 'Pack Python' }],
    ['0.videos : de 1 à 12 éléments sont attendus', { videos: [] }],
    ['0.videos.0.media : .mp4', { videos: [{ ...freeCourse.videos[0], media: 'a.png' }] }],
    ['0.price : cette clé n’est pas prévue', { price: 0 }],
  ])('free courses: « %s », on reading %o', (says, given) => {
    expect(faultsOf(() => parseFreeCourses([{ ...freeCourse, ...given }], 'a.yaml'))).toEqual([
      says,
=======
import {
  type CatalogCourse,
  courseSchema,
  freeCoursesSchema,
} from '../../src/collections/schemas/catalog.ts';
import { parse } from '../../src/collections/schemas/parse.ts';
import {
  toWireCourse,
  toWireDetails,
  toWireSections,
  toWireVideos,
} from '../../src/wire/catalog.ts';
import {
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { course, freeCourse } from '../collections/schemas/catalog-samples.ts';
import { ORIGIN } from './samples.ts';

describe('what the local API sends, the client reads back', () => {
  const catalogCourse: CatalogCourse = parse(courseSchema, course, 'a.yaml');
  const [legacy] = parse(freeCoursesSchema, [freeCourse], 'a.yaml');

  test.each([
    { price: 25_000, modality: 'premium' },
    { price: 0, modality: 'free' },
    { price: 1_000_000, modality: 'freemium' },
  ] as const)('a course at $price FCFA, $modality', ({ price, modality }) => {
    const sent = toWireCourse('python', { ...catalogCourse, price, modality });
    expect(decodeCourses({ courses: [sent] }, ORIGIN)).toEqual([
      {
        id: 'python',
        name: course.name,
        category: course.category,
        categories: [course.category, ...course.keywords],
        language: 'français',
        shortDescription: course.shortDescription,
        bannerUrl: '/media/covers/python.svg',
        price,
        modality,
      },
    ]);
  });

  test('a course without a cover has no banner', () => {
    const { cover: _, ...bare } = catalogCourse;
    expect(decodeCourses([toWireCourse('python', bare)], ORIGIN)?.[0]).toMatchObject({
      id: 'python',
      bannerUrl: undefined,
    });
  });

  test('its details', () => {
    expect(decodeDetails({ courseDetails: toWireDetails('python', catalogCourse) })).toEqual({
      description: course.description.trim(),
      benefits: course.benefits,
    });
  });

  test('its sections, with or without media', () => {
    const [first, second] = catalogCourse.sections;
    const sections = [first, { ...second, media: undefined }] as CatalogCourse['sections'];
    const read = decodeSections({ sections: toWireSections('python', { sections }) }, ORIGIN);
    expect(read).toMatchObject([
      { id: 'python-1', title: 'Les variables', mediaLink: '/media/sections/variables.mp4' },
      { id: 'python-2', title: 'Les boucles', mediaName: undefined, mediaLink: undefined },
    ]);
  });

  test('the videos of a legacy course', () => {
    const videos = toWireVideos({ videos: legacy?.videos ?? [] });
    expect(decodeVideos({ courses: [{ videos }] }, ORIGIN)).toEqual([
      {
        name: 'Le solde',
        link: '/media/sections/solde.mp4',
        description: freeCourse.videos[0]?.description,
      },
>>>>>>> main
    ]);
  });
});
