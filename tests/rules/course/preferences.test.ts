import { describe, expect, test } from 'vitest';
import {
  categoryOptions,
  DEFAULT_PREFERENCES,
  isPreferences,
  isSameChoice,
  LANGUAGES,
  MODALITIES,
  optionLabel,
  type Preferences,
  QUICK_CHOICES,
} from '../../../src/rules/course/preferences.ts';

const FRONTEND = 'Développement web frontend';
const wanted: Preferences = { category: FRONTEND, modality: 'freemium', language: 'wolof' };

describe('a choice of one tap (C22)', () => {
  test('asks for free courses, or for those in Wolof', () => {
    expect(QUICK_CHOICES).toEqual([
      { label: 'Gratuites', preferences: { category: '', modality: 'free', language: '' } },
      { label: 'En wolof', preferences: { category: '', modality: '', language: 'wolof' } },
    ]);
  });

  test.each<[Preferences | undefined, Preferences | undefined, boolean]>([
    [undefined, undefined, true],
    [undefined, { category: '', modality: '', language: '' }, true],
    [undefined, wanted, false],
    [wanted, { ...wanted }, true],
    [wanted, { ...wanted, category: '' }, false],
    [wanted, { ...wanted, modality: '' }, false],
    [wanted, { ...wanted, language: '' }, false],
  ])('%j and %j are the same choice: %s', (one, other, isSame) => {
    expect(isSameChoice(one, other)).toBe(isSame);
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
    ['Free', 'Gratuits'],
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
