import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Course } from '../../../src/rules/course/course.ts';
import {
  categoryOptions,
  DEFAULT_PREFERENCES,
  isPreferences,
  LANGUAGES,
  MODALITIES,
  optionLabel,
  type Preferences,
  shownCourses,
} from '../../../src/rules/course/preferences.ts';
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

  test('agrees with the same rule written in the slowest way (C11)', () => {
    const anyPreferences = fc.record({
      category: fc.constantFrom(FRONTEND, 'Bureautique', 'Poterie'),
      modality: fc.constantFrom('freemium', 'premium', 'free'),
      language: fc.constantFrom('wolof', 'français', 'anglais'),
    });
    fc.assert(
      fc.property(anyCourses, anyPreferences, (courses, preferences) => {
        const first: Course[] = [];
        const others: Course[] = [];
        let hiddenCount = 0;
        for (const course of courses) {
          if (course.category !== preferences.category) others.push(course);
          else if (course.language === preferences.language) first.push(course);
          else if (course.modality === preferences.modality) first.push(course);
          else hiddenCount += 1;
        }
        const expected = { courses: [...first, ...others], hiddenCount };
        expect(shownCourses(courses, preferences)).toEqual(expected);
      }),
    );
  });

  test('leaves the given list as it was', () => {
    const given = Object.freeze([other, both]);
    shownCourses(given, wanted);
    expect(given).toEqual([other, both]);
  });

  test('before « Appliquer les filtres » the list is the service’s, whole', () => {
    const given = [other, neither, both];
    expect(shownCourses(given, undefined)).toEqual({ courses: given, hiddenCount: 0 });
  });
});

describe('the options (C9, C10)', () => {
  test("« defaults categorie 'Développement web frontend', modalite freemium, langue wolof »", () => {
    expect(DEFAULT_PREFERENCES).toEqual(wanted);
  });

  test.each([
    ['freemium', 'Abonnements mensuels'],
    ['premium', 'Payants'],
    ['free', 'Gratuits'],
    ['hebdomadaire', 'hebdomadaire'],
  ])('the modality %s is labelled « %s »', (value, label) => {
    expect(optionLabel(MODALITIES, value)).toBe(label);
  });

  test('the languages are wolof, anglais, français, in this order', () => {
    expect(LANGUAGES.map(({ value }) => value)).toEqual(['wolof', 'anglais', 'français']);
  });
});

describe('a stored record is trusted only when it is one', () => {
  test.each([wanted, { ...wanted, category: '' }, { ...wanted, more: 1 }])('%j is', (record) => {
    expect(isPreferences(record)).toBe(true);
  });

  test.each([
    ...[null, undefined, 'wolof', 3, {}, { ...wanted, category: 1 }, { ...wanted, language: null }],
    ...[
      { category: FRONTEND, modality: 'free' },
      { categorie: '', modalite: '', langue: '' },
    ],
    JSON.parse('{"__proto__":{"category":"","modality":"","language":""}}'),
  ])('%j is not', (record) => {
    expect(isPreferences(record)).toBe(false);
  });
});

describe('the categories to choose from (C8, N20)', () => {
  const many = Array.from({ length: 600 }, (_, rank) => `Catégorie ${rank}`);
  const values = (chosen: string, from = many) =>
    categoryOptions(from, chosen).map(({ value }) => value);

  test.each([
    { what: 'a few: all of them', from: ['Data', 'Web'], chosen: 'Web', shown: ['Data', 'Web'] },
    { what: 'many: the first 500', from: many, chosen: '', shown: many.slice(0, 500) },
    {
      what: 'many, and the chosen one comes later: it too',
      from: many,
      chosen: 'Catégorie 550',
      shown: [...many.slice(0, 500), 'Catégorie 550'],
    },
    { what: 'a chosen one that is gone', from: ['Data'], chosen: 'Web', shown: ['Data'] },
  ])('$what', ({ from, chosen, shown }) => {
    expect(values(chosen, from)).toEqual(shown);
  });
});
