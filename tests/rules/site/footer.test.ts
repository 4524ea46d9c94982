import { expect, test } from 'vitest';
import { FOOTER_MENUS } from '../../../src/rules/site/footer.ts';
import { siteHref } from '../../../src/rules/site/sites.ts';

const SITES = {
  home: 'https://accueil.example',
  training: 'https://formation.example',
  account: 'https://compte.example',
  auth: 'https://auth.example',
};

test('the footer leads to what one learns with, and to what the site says of itself (H11)', () => {
  const menus = FOOTER_MENUS.map(({ label, links }) => [
    label,
    links.map((link) => [link.label, siteHref(link, SITES)]),
  ]);
  expect(menus).toEqual([
    [
      'Se former',
      [
        ['Nos formations', '/'],
        ['Nos Ressources | Exercices | Tests', '/ressources'],
        ['Guides et conseils', '/conseils'],
        ['Lire hors ligne', '/hors-ligne'],
      ],
    ],
    [
      'Le site',
      [
        ['Devenir formateur', '/seller'],
        ['À propos', 'https://accueil.example/aboutUs'],
        ['Contact', 'https://accueil.example/contact'],
        [
          "Conditions d'utilisation et politique de confidentialité",
          'https://accueil.example/terms',
        ],
        ['Accessibilité : non conforme', '/accessibilite'],
      ],
    ],
  ]);
});
