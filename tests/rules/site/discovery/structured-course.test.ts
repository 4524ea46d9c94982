import { describe, expect, test } from 'vitest';
import {
  courseList,
  tutorialCourse,
} from '../../../../src/rules/site/discovery/structured-course.ts';
import { makeCourse } from '../../examples.ts';

const PUBLISHER = { name: 'Jàngal', site: 'https://formation.example' };
const PROVIDER = { '@type': 'Organization', name: 'Jàngal', url: 'https://formation.example/' };

function itemOf(fields: Parameters<typeof makeCourse>[0]) {
  const { itemListElement } = courseList([makeCourse(fields)], PUBLISHER);
  return (itemListElement as unknown as { item: Record<string, unknown> }[])[0]?.item;
}

describe('a course of the catalogue', () => {
  test('says what the card says', () => {
    expect(
      itemOf({ id: 'a', name: "L'essentiel", category: 'Web', shortDescription: 'Un : deux.' }),
    ).toEqual({
      '@type': 'Course',
      name: 'L’essentiel',
      description: 'Un\u00A0: deux.',
      url: 'https://formation.example/course?nom=L%27essentiel&categorie=Web&id=a',
      provider: PROVIDER,
      inLanguage: 'fr',
      offers: { '@type': 'Offer', category: 'Paid', price: 25_000, priceCurrency: 'XOF' },
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    });
  });

  test.each([
    { price: 0, offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'XOF' } },
    { price: undefined, offers: undefined },
  ])('price $price: $offers', ({ price, offers }) => {
    expect(itemOf({ price })?.offers).toEqual(offers);
  });

  test.each([
    { language: 'wolof', code: 'wo' },
    { language: 'Anglais', code: 'en' },
    { language: 'sérère', code: undefined },
    { language: '', code: undefined },
    { language: 'constructor', code: undefined },
  ])('in « $language »: $code', ({ language, code }) => {
    expect(itemOf({ language })?.inLanguage).toBe(code);
  });

  test('without a description has at least its name', () => {
    expect(itemOf({ name: 'Python', shortDescription: '' })?.description).toBe('Python');
  });
});

test('courses are counted from 1', () => {
  const { itemListElement } = courseList([makeCourse(), makeCourse()], PUBLISHER);
  expect(itemListElement).toMatchObject([{ position: 1 }, { position: 2 }]);
});

test('a tutorial is a free course in French, as long as its steps', () => {
  const facts = {
    slug: 'python',
    title: 'Apprendre Python',
    description: 'Pas à pas.',
    level: 'débutant',
    objectives: ['écrire un programme'],
    minutes: 184,
    updated: new Date('2026-11-20'),
  };
  expect(tutorialCourse(facts, PUBLISHER)).toEqual({
    '@type': 'Course',
    name: 'Apprendre Python',
    description: 'Pas à pas.',
    url: 'https://formation.example/ressources/python',
    image: 'https://formation.example/partage/python.png',
    provider: PROVIDER,
    inLanguage: 'fr',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'XOF' },
    educationalLevel: 'débutant',
    timeRequired: 'PT184M',
    teaches: ['écrire un programme'],
    dateModified: '2026-11-20',
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: 'PT184M',
    },
  });
});
