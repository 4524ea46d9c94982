import assert from 'node:assert/strict';
import {
  appareil,
  boite,
  contraste,
  ecran,
  etat,
  luminance,
  style,
  test,
  tous,
} from './navigateur.js';

const PAGE = ['body', 'background-color'];
const COULEURS = [
  ['le texte', ['main p', 'color'], PAGE],
  ['un lien', ['.barre a', 'color'], PAGE],
  ['le bouton', ['.barre button', 'color'], ['.barre button', 'background-color']],
];

/** Ce qui distingue un lien sans que l'on voie les couleurs. */
const SANS_COULEUR = [
  'font-weight',
  'font-style',
  'font-size',
  'text-transform',
  'text-decoration-line',
  'text-decoration-style',
  'text-decoration-thickness',
  'border-width',
  'border-style',
  'outline-style',
];

test('le jour, le texte, les liens et le bouton ont un contraste de 4,5 au moins', () =>
  seLisent('claires'));

test('la nuit, le texte, les liens et le bouton ont un contraste de 4,5 au moins', () =>
  seLisent('sombres'));

test('le jour, le contour du focus a 2 pixels et un contraste de 3 au moins', () =>
  focusVu('claires'));

test('la nuit, le contour du focus a 2 pixels et un contraste de 3 au moins', () =>
  focusVu('sombres'));

test('le fond est clair le jour et sombre la nuit', () => {
  const jour = luminance(PAGE);
  appareil({ couleurs: 'sombres' });
  const nuit = luminance(PAGE);
  const recu = `une clarté de ${jour.toFixed(2)} le jour, ${nuit.toFixed(2)} la nuit`;
  const message = `reçu : ${recu} ; attendu : plus de 0.5, puis moins de 0.1`;
  assert.ok(jour > 0.5 && nuit < 0.1, message.replaceAll('.', ','));
});

test('chaque lien et le bouton ont 44 pixels de haut au moins', () => {
  const hauteurs = tous('.barre a, .barre button').map((un) => un.getBoundingClientRect().height);
  assert.ok(Math.min(...hauteurs) >= 44, `reçu : ${hauteurs} ; attendu : 44 au moins`);
});

test('le lien de la page en cours se distingue sans la couleur', () => {
  const [ici, ailleurs] = tous('.barre a').map((lien) => {
    const { content } = getComputedStyle(lien, '::before');
    return [
      ...SANS_COULEUR.map((nom) => getComputedStyle(lien).getPropertyValue(nom)),
      content,
    ].join(' ');
  });
  assert.ok(
    ici !== ailleurs,
    'reçu : les mêmes traits, les mêmes lettres ; attendu : une différence',
  );
});

test('à 320 pixels, la barre va à la ligne et rien ne déborde', async () => {
  await ecran(320, 640);
  assert.equal(document.documentElement.scrollWidth, 320);
  assert.equal(boite('.barre').width, 320);
});

function seLisent(couleurs) {
  appareil({ couleurs });
  for (const [nom, texte, fond] of COULEURS) auMoins(4.5, nom, texte, fond);
}

function focusVu(couleurs) {
  appareil({ couleurs });
  etat('a', 'focus');
  assert.ok(style('a', 'outline-style') !== 'none', 'reçu : aucun contour ; attendu : un contour');
  const largeur = Number.parseFloat(style('a', 'outline-width'));
  assert.ok(largeur >= 2, `reçu : ${largeur} px ; attendu : 2 px au moins`);
  auMoins(3, 'le contour', ['a', 'outline-color'], PAGE);
}

function auMoins(minimum, nom, texte, fond) {
  const rapport = contraste(texte, fond);
  const recu = `reçu : ${rapport.toFixed(2)} pour ${nom} ; attendu : ${minimum} au moins`;
  assert.ok(rapport >= minimum, recu.replaceAll('.', ','));
}
