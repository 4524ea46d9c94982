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

describe('/course with nom, categorie and id, URL-encoded (D1)', () => {
  test.each([
    {
      course: { id: 'python', name: 'Python', category: 'Web' },
      href: '/course?nom=Python&categorie=Web&id=python',
    },
    {
      course: { id: 'a/b', name: 'Étape 1 & 2 ?', category: 'C++ #1' },
      href: '/course?nom=%C3%89tape+1+%26+2+%3F&categorie=C%2B%2B+%231&id=a%2Fb',
    },
    { course: { id: '', name: '', category: '' }, href: '/course?nom=&categorie=&id=' },
  ])('$course.name leads to $href', ({ course, href }) => {
    expect(courseHref(makeCourse(course))).toBe(href);
  });

  test('whatever the words, the address stays on the page and gives them back', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (id, name, category) => {
        const url = new URL(courseHref({ id, name, category }), 'https://formation.example');
        expect(`${url.origin}${url.pathname}`).toBe('https://formation.example/course');
        expect(Object.fromEntries(url.searchParams)).toEqual({
          nom: name.toWellFormed(),
          categorie: category.toWellFormed(),
          id: id.toWellFormed(),
        });
      }),
    );
  });
});

describe('/v2/course with formationId and nom (D9)', () => {
  test.each([
    {
      course: { id: 'python', name: 'Python' },
      href: '/v2/course?formationId=python&nom=Python',
    },
    {
      course: { id: 'a/b', name: 'C++ & « été » #1' },
      href: '/v2/course?formationId=a%2Fb&nom=C%2B%2B+%26+%C2%AB+%C3%A9t%C3%A9+%C2%BB+%231',
    },
  ])('$course.name leads to $href', ({ course, href }) => {
    expect(playerHref(makeCourse(course))).toBe(href);
  });

  test('whatever the words, the address stays on the page and gives them back', () => {
    fc.assert(
      fc.property(anyText, anyText, (id, name) => {
        const url = new URL(playerHref({ id, name }), 'https://formation.example');
        expect(`${url.origin}${url.pathname}`).toBe('https://formation.example/v2/course');
        expect(Object.fromEntries(url.searchParams)).toEqual({
          formationId: id.toWellFormed(),
          nom: name.toWellFormed(),
        });
      }),
    );
  });
});

describe('/v1/course with courseId (L1)', () => {
  test.each([
    { id: 'pack-frontend-web', href: '/v1/course?courseId=pack-frontend-web' },
    { id: 'a/b & c', href: '/v1/course?courseId=a%2Fb+%26+c' },
    { id: '', href: '/v1/course?courseId=' },
  ])('« $id » is $href', ({ id, href }) => {
    expect(legacyHref(id)).toBe(href);
  });

  test('whatever the id, the address stays on the page and gives it back', () => {
    fc.assert(
      fc.property(anyText, (id) => {
        const url = new URL(legacyHref(id), 'https://formation.example');
        expect(`${url.origin}${url.pathname}`).toBe('https://formation.example/v1/course');
        expect(Object.fromEntries(url.searchParams)).toEqual({ courseId: id.toWellFormed() });
      }),
    );
  });
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
