import { describe, expect, test } from 'vitest';
import { HOME_MENU, TRAINER_LINK, TRAINING_MENU, VISITOR_MENU } from '../../src/rules/menu.ts';
import { siteHref } from '../../src/rules/sites.ts';

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
    menu: VISITOR_MENU,
    label: 'Mon compte',
    links: [
      ['Connexion', 'https://auth.example/login'],
      ['Créer un compte', 'https://auth.example'],
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
])('« Dropdown $label » (section 2)', ({ menu, label, links }) => {
  test('holds its links, letter for letter, each to its site', () => {
    expect(menu.label).toBe(label);
    expect(menu.links.map((link) => [link.label, siteHref(link, SITES)])).toEqual(links);
  });
});

test('« Devenir formateur (/seller) »', () => {
  expect(TRAINER_LINK.label).toBe('Devenir formateur');
  expect(siteHref(TRAINER_LINK, SITES)).toBe('/seller');
});
