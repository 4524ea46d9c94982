import { describe, expect, test } from 'vitest';
import { decodeCourses } from '../../src/wire/decode.ts';
import { COURSE, ORIGIN, several } from './samples.ts';

describe('a course', () => {
  const read = (fields: object) => decodeCourses([{ ...COURSE, ...fields }], ORIGIN)?.[0];

  test('is kept with an id and a name alone; the rest is absent, and never free', () => {
    expect(decodeCourses({ Courses: [{ id: 7, nom: ' Java ' }] }, ORIGIN)).toEqual([
      {
        id: '7',
        name: 'Java',
        category: '',
        categories: [],
        language: '',
        shortDescription: '',
        bannerUrl: undefined,
        price: undefined,
        modality: undefined,
      },
    ]);
  });

  test.each([
    { why: 'a text', given: { categorie: 'Web' }, categories: ['Web'] },
    { why: 'the other spelling', given: { category: 'Web' }, categories: ['Web'] },
    { why: 'the list, as a text', given: { categories: 'Web' }, categories: ['Web'] },
    { why: 'a list', given: { categorie: ['Web', 'CSS'] }, categories: ['Web', 'CSS'] },
    {
      why: 'all three, with a repeat',
      given: { categorie: 'A', category: 'B', categories: ['C', 'A'] },
      categories: ['A', 'B', 'C'],
    },
    {
      why: 'a list with bad items',
      given: { categories: [' Web ', null, '', 3, 'CSS'] },
      categories: ['Web', 'CSS'],
    },
    { why: 'an object', given: { categorie: { nom: 'Web' } }, categories: [] },
  ])('categorie, category and categories may be a text or a list (N5): $why', (row) => {
    const none = { categorie: undefined, category: undefined, categories: undefined };
    const { category, categories } = read({ ...none, ...row.given }) ?? {};
    expect(categories).toEqual(row.categories);
    expect(category).toBe(row.categories[0] ?? '');
  });

  test.each([
    { given: { pricing: 5_000, modalite: 'free' }, price: 5_000, modality: 'free' },
    { given: { pricing: '5000', modalite: 'free' }, price: 5_000, modality: 'free' },
    { given: { modalite: 'free' }, price: 25_000, modality: 'premium' },
    { given: { pricing: 5_000 }, price: 5_000, modality: undefined },
    { given: { pricing: 'abc', modalite: 3 }, price: undefined, modality: undefined },
    { given: { pricing: undefined }, price: undefined, modality: undefined },
  ])('modalite may also stand beside pricing (P2): $given', ({ given, price, modality }) => {
    expect(read(given)).toMatchObject({ price, modality });
  });

  test('an id out of range is no id', () => {
    const body = JSON.parse('[{ "id": 1e999, "nom": "Infini" }, { "id": 0, "nom": "Zéro" }]');
    expect(decodeCourses(body, ORIGIN)?.map((course) => course.id)).toEqual(['0']);
  });

  test('the first of two equal ids wins, also when one is a number (N7)', () => {
    const [first, second, third] = several({ ...COURSE, nom: 'Cours' }, 'nom', 3);
    const body = [{ ...first, id: 1 }, { ...second, id: '1' }, third];
    expect(decodeCourses(body, ORIGIN)?.map(({ name }) => name)).toEqual(['Cours 0', 'Cours 2']);
  });

  test.each([
    { kind: 'emoji and right-to-left', nom: '🎓 شكرا \u202E' },
    { kind: 'markup', nom: '<img src=x onerror=alert(1)>' },
    { kind: '300 characters', nom: 'a'.repeat(300) },
    { kind: '__proto__', nom: '__proto__' },
  ])('text of the service stays text (N8): a name of $kind', ({ nom }) => {
    expect(read({ nom })?.name).toBe(nom);
  });

  test.each(['javascript:alert(1)', 'data:text/html,a', 'http://cdn.example/a.png', 7, null, {}])(
    'the address %j is not shown, the course is',
    (BannerUrl) => {
      expect(read({ BannerUrl })).toMatchObject({ id: 'python', bannerUrl: undefined });
    },
  );
});
