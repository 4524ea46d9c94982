import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { search, searchIndex } from '../../../../src/rules/course/search/courses.ts';
import { fold } from '../../../../src/rules/text/fold.ts';
import { makeCourse } from '../../examples.ts';

const python = makeCourse({ id: 'python', name: 'Python, premiers pas', categories: ['Données'] });
const web = makeCourse({ id: 'web', name: 'Développement Web', categories: ['Frontend', 'React'] });
const art = makeCourse({ id: 'art', name: 'Chef-d’œuvre', categories: ['Design', 'Mise en page'] });
const index = searchIndex([python, web, art]);

const find = (keyword: string) => search(index, keyword).map(({ id }) => id);

describe('finds the courses whose name or categories hold the keyword (C2, C3)', () => {
  test.each([
    { keyword: 'Python', why: 'a word of the name', found: ['python'] },
    { keyword: 'ieb', why: 'letters of no name', found: [] },
    { keyword: 'pyth', why: 'the start of a word', found: ['python'] },
    { keyword: 'PYTHON', why: 'in capitals', found: ['python'] },
    { keyword: '  python\t', why: 'trimmed', found: ['python'] },
    { keyword: 'developpement', why: 'without its accents', found: ['web'] },
    { keyword: 'dévèlôppement', why: 'with accents of its own', found: ['web'] },
    { keyword: 'de\u0301veloppement', why: 'with combining accents', found: ['web'] },
    { keyword: 'données', why: 'a category', found: ['python'] },
    { keyword: 'react', why: 'the second category', found: ['web'] },
    { keyword: 'œuvre', why: 'with the ligature', found: ['art'] },
    { keyword: 'oeuvre', why: 'without the ligature', found: ['art'] },
    { keyword: 'ŒUVRE', why: 'with the capital ligature', found: ['art'] },
    { keyword: 'mise  en\u00A0page', why: 'spaced in its own way', found: ['art'] },
    { keyword: 'e', why: 'in several, in the order of the list', found: ['python', 'web', 'art'] },
    { keyword: 'p', why: 'names come before categories', found: ['python', 'web', 'art'] },
    { keyword: 'd', why: 'names come before categories', found: ['web', 'art', 'python'] },
    { keyword: '.*', why: 'no pattern', found: [] },
    { keyword: '__proto__', why: 'no key', found: [] },
  ])('« $keyword » ($why) finds $found', ({ keyword, found }) => {
    expect(find(keyword)).toEqual(found);
  });

  test.each(['', ' ', '\t\n', '\u00A0', '\u0301'])(
    'an empty keyword finds nothing (C2): %j',
    (keyword) => {
      expect(find(keyword)).toEqual([]);
    },
  );

  test.each(['pas données', 'pas\ndonnées', 'frontend\nreact', 'frontendreact', 'web\r\nfrontend'])(
    'no keyword matches across two texts: %j',
    (keyword) => {
      expect(find(keyword)).toEqual([]);
    },
  );
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
    { keyword: 'gra', why: 'too short for a fact', found: ['english'] },
    { keyword: 'en', why: 'small words alone are letters of a name', found: [] },
    { keyword: 'poterie en anglais', why: 'a fact that is not its own', found: [] },
  ])('« $keyword » ($why) finds $found', ({ keyword, found }) => {
    expect(search(all, keyword).map(({ id }) => id)).toEqual(found);
  });
});

test('a course is found by any part of its own name', () => {
  const parts = fc.tuple(fc.string(), fc.string({ minLength: 1 }), fc.string());
  fc.assert(
    fc.property(parts, ([before, keyword, after]) => {
      fc.pre(fold(keyword) !== '');
      const course = makeCourse({ name: `${before}${keyword}${after}` });
      expect(search(searchIndex([course]), keyword)).toEqual([course]);
    }),
  );
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
