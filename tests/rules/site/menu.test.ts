import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_LABEL,
  accountMenu,
  currentOf,
  HOME_MENU,
  loginHref,
  TRAINER_LINK,
  TRAINING_MENU,
  WAYS_OUT,
} from '../../../src/rules/site/menu.ts';
import { siteHref } from '../../../src/rules/site/sites.ts';

const SITES = {
  home: 'https://accueil.example',
  training: 'https://formation.example',
  account: 'https://compte.example',
  auth: 'https://auth.example',
};

describe.each([
  {
    menu: TRAINING_MENU,
    label: 'Formations',
    links: [
      ['Nos formations', '/'],
      ['Nos Ressources | Exercices | Tests', '/ressources'],
      ['Guides et conseils', '/conseils'],
    ],
  },
  {
    menu: HOME_MENU,
    label: 'Plus',
    links: [
      ['À propos', 'https://accueil.example/aboutUs'],
      ['Contact', 'https://accueil.example/contact'],
      ["Conditions d'utilisation et politique de confidentialité", 'https://accueil.example/terms'],
    ],
  },
])('the menu « $label » (H4, H6)', ({ menu, label, links }) => {
  test('holds its links, letter for letter, each to its site', () => {
    expect(menu.label).toBe(label);
    expect(menu.links.map((link) => [link.label, siteHref(link, SITES)])).toEqual(links);
  });
});

test('an unknown address has three ways out (H12)', () => {
  expect(WAYS_OUT.map((link) => siteHref(link, SITES))).toEqual(['/', '/ressources', '/conseils']);
});

test('« Devenir formateur (/seller) »', () => {
  expect(TRAINER_LINK.label).toBe('Devenir formateur');
  expect(siteHref(TRAINER_LINK, SITES)).toBe('/seller');
});

describe('the menu « Mon compte » (H5)', () => {
  test.each([
    {
      isLoggedIn: false,
      entries: [
        ['Connexion', 'https://auth.example/login'],
        ['Créer un compte', 'https://auth.example'],
      ],
    },
    {
      isLoggedIn: true,
      entries: [
        ['Mon compte', 'https://compte.example'],
        ['Déconnexion', 'logOut'],
        ['Créer un nouveau compte', 'https://auth.example'],
      ],
    },
  ])('logged in $isLoggedIn: letter for letter, in order', ({ isLoggedIn, entries }) => {
    const shown = accountMenu(isLoggedIn).map((entry) => [
      entry.label,
      'action' in entry ? entry.action : siteHref(entry, SITES),
    ]);
    expect(shown).toEqual(entries);
    expect(ACCOUNT_LABEL).toBe('Mon compte');
  });

  test.each([
    'https://formation.example/',
    'https://formation.example/v2/course?formationId=a&nom=C%2B%2B#s-2',
    'https://formation.example/ressources/python?tabs=exos',
  ])('« Connexion » leads back to %s', (back) => {
    const once = loginHref('https://auth.example/login', back);
    const url = new URL(once);
    expect(`${url.origin}${url.pathname}`).toBe('https://auth.example/login');
    expect([...url.searchParams]).toEqual([['redirect', back]]);
    expect(loginHref(once, back)).toBe(once);
  });
});

test.each([
  ['/', '/', 'page'],
  ['/', '/ressources', undefined],
  ['/ressources', '/ressources', 'page'],
  ['/ressources', '/ressources/python', 'true'],
  ['/conseils', '/conseils/test', 'true'],
  ['/conseils', '/conseilsplus', undefined],
  ['https://accueil.example/contact', '/contact', undefined],
])('the link %s, on the page %s, is marked %s (H4)', (href, here, current) => {
  expect(currentOf(href, here)).toBe(current);
});
