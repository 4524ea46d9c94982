import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chatHref,
  courseAnchor,
  courseHref,
  legacyHref,
  playerHref,
  SEARCH_PARAMETER,
  shareHref,
  tutorialPath,
} from '../../../src/rules/site/links.ts';
import { makeCourse } from '../examples.ts';

const anyText = fc.string({ unit: 'grapheme' });

test.each([
  [{ id: 'python', name: 'Python', category: 'Web' }, 'nom=Python&categorie=Web&id=python'],
  [
    { id: 'a/b', name: 'Étape 1 & 2 ?', category: 'C++ #1' },
    'nom=%C3%89tape+1+%26+2+%3F&categorie=C%2B%2B+%231&id=a%2Fb',
  ],
  [{ id: '', name: '', category: '' }, 'nom=&categorie=&id='],
])('%j is at /course?%s, URL-encoded (D1)', (course, query) => {
  expect(courseHref(makeCourse(course))).toBe(`/course?${query}`);
});

test.each([
  [{ id: 'python', name: 'Python' }, 'formationId=python&nom=Python'],
  [
    { id: 'a/b', name: 'C++ & « été » #1' },
    'formationId=a%2Fb&nom=C%2B%2B+%26+%C2%AB+%C3%A9t%C3%A9+%C2%BB+%231',
  ],
])('%j is played at /v2/course?%s (D9)', (course, query) => {
  expect(playerHref(makeCourse(course))).toBe(`/v2/course?${query}`);
});

test.each([
  ['pack-frontend-web', 'courseId=pack-frontend-web'],
  ['a/b & c', 'courseId=a%2Fb+%26+c'],
  ['', 'courseId='],
])('the videos of « %s » are at /v1/course?%s (L1)', (id, query) => {
  expect(legacyHref(id)).toBe(`/v1/course?${query}`);
});

test('whatever the words, an address stays on its page and gives them back', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (id, name, category) => {
      const read = (href: string) => {
        const { origin, pathname, searchParams } = new URL(href, 'https://formation.example');
        return [origin + pathname, Object.fromEntries(searchParams)];
      };
      const [nom, categorie, sent] = [name, category, id].map((text) => text.toWellFormed());
      const at = (path: string) => `https://formation.example${path}`;
      const course = { nom, categorie, id: sent };
      expect(read(courseHref({ id, name, category }))).toEqual([at('/course'), course]);
      expect(read(playerHref({ id, name }))).toEqual([
        at('/v2/course'),
        { formationId: sent, nom },
      ]);
      expect(read(legacyHref(id))).toEqual([at('/v1/course'), { courseId: sent }]);
    }),
  );
});

describe('the chat with a text begun (H3)', () => {
  test.each([
    ['https://wa.me/', 'Bonjour', 'https://wa.me/?text=Bonjour'],
    [
      'https://wa.me/221770000000',
      "J'ai besoin d'aide & vite + bien",
      'https://wa.me/221770000000?text=J%27ai%20besoin%20d%27aide%20%26%20vite%20%2B%20bien',
    ],
    ['https://chat.example/?a=1', 'é', 'https://chat.example/?a=1&text=%C3%A9'],
    ['https://chat.example/?text=vieux', 'neuf', 'https://chat.example/?text=neuf'],
  ])('%s with « %s » is %s', (chat, text, href) => {
    expect(chatHref(chat, text)).toBe(href);
  });

  test('whatever the text, the chat reads it back, also without knowing « + »', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const href = chatHref('https://wa.me/221770000000', text);
        const [, sent = ''] = href.split('?text=');
        expect(decodeURIComponent(sent)).toBe(text.toWellFormed());
      }),
    );
  });
});

test('a tutorial is at /ressources/{slug} (R4)', () => {
  expect(tutorialPath('python')).toBe('/ressources/python');
});

test('a card has an id that starts with a letter, whatever the course id', () => {
  expect(courseAnchor('12')).toBe('formation-12');
});

test('another page hands its keyword to the home page as « recherche »', () => {
  expect(SEARCH_PARAMETER).toBe('recherche');
});

test('a text to send to someone of one’s own choice (T22)', () => {
  expect(shareHref('Python : fini')).toBe('https://wa.me/?text=Python%20%3A%20fini');
});
