import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Course } from '../../../src/rules/course/course.ts';
import type { Preferences } from '../../../src/rules/course/preferences.ts';
import {
  hiddenSentence,
  listSentence,
  shownCourses,
} from '../../../src/rules/course/shown-courses.ts';
import { anyCourses, makeCourse } from '../examples.ts';

const FRONTEND = 'Développement web frontend';
const wanted: Preferences = { category: FRONTEND, modality: 'freemium', language: 'wolof' };

const both = makeCourse({
  id: 'both',
  category: FRONTEND,
  language: 'wolof',
  modality: 'freemium',
});
const byLanguage = makeCourse({ id: 'by language', category: FRONTEND, language: 'wolof' });
const byModality = makeCourse({ id: 'by modality', category: FRONTEND, modality: 'freemium' });
const neither = makeCourse({ id: 'neither', category: FRONTEND, language: 'anglais' });
const other = makeCourse({ id: 'other' });
const otherMatching = makeCourse({
  id: 'other, matching',
  language: 'wolof',
  modality: 'freemium',
});

const idsOf = (courses: readonly Course[]) => courses.map(({ id }) => id);

describe('the chosen category with the chosen language or modality comes first, then other categories; the rest is left out (C11)', () => {
  test.each([
    { given: [], shown: [], hiddenCount: 0 },
    { given: [both], shown: ['both'], hiddenCount: 0 },
    { given: [other, byLanguage], shown: ['by language', 'other'], hiddenCount: 0 },
    { given: [other, byModality], shown: ['by modality', 'other'], hiddenCount: 0 },
    { given: [neither], shown: [], hiddenCount: 1 },
    { given: [neither, other, neither], shown: ['other'], hiddenCount: 2 },
    { given: [otherMatching, other], shown: ['other, matching', 'other'], hiddenCount: 0 },
    {
      given: [other, byModality, neither, otherMatching, both, byLanguage],
      shown: ['by modality', 'both', 'by language', 'other', 'other, matching'],
      hiddenCount: 1,
    },
  ])('$shown are shown, $hiddenCount hidden', ({ given, shown, hiddenCount }) => {
    const result = shownCourses(given, wanted);
    expect(idsOf(result.courses)).toEqual(shown);
    expect(result.hiddenCount).toBe(hiddenCount);
  });

  test('leaves the given list as it was', () => {
    const given = Object.freeze([other, both]);
    shownCourses(given, wanted);
    expect(given).toEqual([other, both]);
  });

  test('before « Appliquer les filtres » the list is the service’s, whole', () => {
    const given = [other, neither, both];
    const whole = { courses: given, preferredCount: 0, hiddenCount: 0 };
    expect(shownCourses(given, undefined)).toEqual(whole);
  });

  test.each([
    { language: 'Wolof', modality: 'premium', why: 'a capital' },
    { language: 'français', modality: 'FREEMIUM', why: 'capitals' },
  ])('language and modality count without case: $why', (fields) => {
    const course = makeCourse({ id: 'named', category: FRONTEND, ...fields });
    expect(shownCourses([course], wanted).preferredCount).toBe(1);
  });

  test('a language counts without its accents', () => {
    const course = makeCourse({ category: FRONTEND, language: 'Francais', modality: undefined });
    expect(shownCourses([course], { ...wanted, language: 'français' }).preferredCount).toBe(1);
  });
});

describe('« Toutes » asks for nothing and leaves nothing out (C8, C11)', () => {
  const all: Preferences = { category: '', modality: '', language: '' };
  const gift = makeCourse({ id: 'gift', price: 0, modality: 'freemium' });

  test.each<[string, Preferences, string[], number]>([
    ['everywhere: the order of the service', all, ['other', 'both', 'neither', 'gift'], 4],
    ['a language', { ...all, language: 'wolof' }, ['both', 'other', 'neither', 'gift'], 1],
    [
      '« Gratuits »: a price of 0',
      { ...all, modality: 'free' },
      ['gift', 'other', 'both', 'neither'],
      1,
    ],
    ['a category alone', { ...all, category: FRONTEND }, ['both', 'neither', 'other', 'gift'], 2],
  ])('%s', (_, preferences, shown, preferredCount) => {
    const result = shownCourses([other, both, neither, gift], preferences);
    expect(idsOf(result.courses)).toEqual(shown);
    expect(result).toMatchObject({ preferredCount, hiddenCount: 0 });
  });

  test('in a chosen category « Gratuits » reads the modality alone', () => {
    const free = makeCourse({ category: FRONTEND, price: 0, modality: 'freemium' });
    const choice = { category: FRONTEND, modality: 'free', language: 'wolof' };
    expect(shownCourses([free], choice)).toMatchObject({ preferredCount: 0, hiddenCount: 1 });
  });

  test('no choice loses a course without telling it', () => {
    const anyChoice = fc.record({
      category: fc.constantFrom('', FRONTEND, 'Bureautique'),
      modality: fc.constantFrom('', 'freemium', 'free'),
      language: fc.constantFrom('', 'wolof', 'français'),
    });
    fc.assert(
      fc.property(anyCourses, anyChoice, (courses, choice) => {
        const result = shownCourses(courses, choice);
        expect(result.courses.length + result.hiddenCount).toBe(courses.length);
        if (choice.category === '') expect(result.hiddenCount).toBe(0);
      }),
    );
  });
});

describe('the lines above the cards (C12, C19)', () => {
  const listOf = (shown: number, preferredCount = 0, hiddenCount = 0) => ({
    courses: Array.from({ length: shown }, () => both),
    preferredCount,
    hiddenCount,
  });
  const anywhere: Preferences = { category: '', modality: 'free', language: '' };

  test.each([
    ['ready', listOf(2), '2 formations'],
    ['ready', listOf(1), '1 formation'],
    ['ready', listOf(0), 'Aucune formation disponible pour le moment.'],
    ['ready', listOf(0, 0, 3), '0 formation'],
    ['failed', listOf(2), 'Mise à jour impossible.'],
    ['failed', listOf(0), 'Aucune formation disponible pour le moment.'],
  ] as const)('%s, %j: « %s »', (status, list, sentence) => {
    expect(listSentence(status, list)).toBe(sentence);
  });

  test.each([
    [listOf(9, 3), anywhere, '3 formations de votre choix d’abord.'],
    [listOf(9, 0), anywhere, 'Aucune formation ne répond à votre choix.'],
    [
      listOf(9, 1, 1),
      wanted,
      `1 formation de votre choix dans « ${FRONTEND} » d’abord. 1 formation est masquée par vos préférences.`,
    ],
    [
      listOf(9, 0, 2),
      wanted,
      `Aucune formation ne répond à votre choix dans « ${FRONTEND} ». 2 formations sont masquées par vos préférences.`,
    ],
  ])('a filter that gives %j', (list, preferences, sentence) => {
    expect(hiddenSentence(list, preferences)).toBe(sentence);
  });
});
