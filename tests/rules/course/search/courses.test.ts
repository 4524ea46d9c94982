import { describe, expect, test } from 'vitest';
import { search, searchIndex } from '../../../../src/rules/course/search/courses.ts';
import { makeCourse } from '../../examples.ts';

const python = makeCourse({ id: 'python', name: 'Python, premiers pas', categories: ['Données'] });
const web = makeCourse({ id: 'web', name: 'Développement Web', categories: ['Frontend', 'React'] });
const art = makeCourse({ id: 'art', name: 'Chef-d’œuvre', categories: ['Design', 'Mise en page'] });
const index = searchIndex([python, web, art]);

describe('finds the courses whose name or categories answer (C2, C3)', () => {
  test.each([
    { keyword: 'PYTHON', why: 'a word of the name', found: ['python'] },
    { keyword: 'ieb', why: 'letters of no name', found: [] },
    { keyword: 'données', why: 'a category', found: ['python'] },
    { keyword: 'react', why: 'the second category', found: ['web'] },
    { keyword: 'e', why: 'in several, in the order of the list', found: ['python', 'web', 'art'] },
    { keyword: 'p', why: 'names come before categories', found: ['python', 'web', 'art'] },
    { keyword: 'd', why: 'a whole word comes first', found: ['art', 'web', 'python'] },
    { keyword: 'frontend react', why: 'words of two categories', found: ['web'] },
    { keyword: 'frontendreact', why: 'one word of none', found: [] },
    { keyword: '', why: 'nothing', found: [] },
  ])('« $keyword » ($why) finds $found', ({ keyword, found }) => {
    expect(search(index, keyword).map(({ id }) => id)).toEqual(found);
  });
});

describe('finds what a card says beside the name (C2)', () => {
  const gift = makeCourse({ id: 'gift', name: 'Poterie', language: 'wolof', price: 0 });
  const monthly = makeCourse({
    id: 'monthly',
    name: 'Python',
    language: 'Wolof',
    modality: 'freemium',
  });
  const english = makeCourse({ id: 'english', name: 'Python Gratuit', language: 'anglais' });
  const all = searchIndex([gift, monthly, english]);

  test.each([
    { keyword: 'wolof', why: 'a language', found: ['gift', 'monthly'] },
    { keyword: 'Anglais', why: 'another', found: ['english'] },
    { keyword: 'gratuit', why: 'names come first', found: ['english', 'gift'] },
    { keyword: 'gratuites', why: 'in the plural', found: ['gift'] },
    { keyword: 'abonnement', why: 'a modality', found: ['monthly'] },
    { keyword: 'en wolof', why: 'with a small word', found: ['gift', 'monthly'] },
    { keyword: 'Cours de Python en wolof', why: 'as one says it', found: ['monthly'] },
    { keyword: 'wolof gratuite', why: 'two facts', found: ['gift'] },
    { keyword: 'gr', why: 'too short for a fact', found: ['english'] },
    { keyword: 'en', why: 'small words alone are letters of a name', found: [] },
    { keyword: 'poterie en anglais', why: 'a fact that is not its own', found: [] },
  ])('« $keyword » ($why) finds $found', ({ keyword, found }) => {
    expect(search(all, keyword).map(({ id }) => id)).toEqual(found);
  });
});

test('holds 10,000 courses', () => {
  const many = Array.from({ length: 10_000 }, (_, number) =>
    makeCourse({ id: `${number}`, name: `Leçon n° ${number}`, categories: [] }),
  );
  const found = search(searchIndex(many), 'lecon n° 123');
  expect(found.map(({ id }) => id)).toEqual([
    '123',
    ...Array.from({ length: 10 }, (_, digit) => `123${digit}`),
  ]);
  expect(search(searchIndex(many), 'LEÇON')).toHaveLength(10_000);
});
