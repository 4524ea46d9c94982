import assert from 'node:assert/strict';
import { ecran, style, test, tous, un } from './navigateur.js';

test('à 320 pixels, une photo par rang', () => parRang(320, 1));

test('à 600 pixels, deux photos par rang', () => parRang(600, 2));

test('à 1280 pixels, quatre photos par rang', () => parRang(1280, 4));

test('16 pixels séparent deux photos, dans les deux sens', async () => {
  await ecran(600, 800);
  const [une, voisine, dessous] = cases();
  const ecarts = [voisine.x - une.right, dessous.y - une.bottom];
  assert.deepEqual(ecarts.map(Math.round), [16, 16]);
});

test('chaque photo est carrée et remplit la largeur de sa case', () => {
  const [une] = cases();
  const images = tous('.photos img').map((image) => image.getBoundingClientRect());
  const ecarts = images.flatMap(({ width, height }) => [
    Math.abs(width - height),
    Math.abs(width - une.width),
  ]);
  const [{ width, height }] = images;
  const recu = `reçu : ${Math.round(width)} sur ${Math.round(height)}`;
  assert.ok(Math.max(...ecarts) <= 1, `${recu}, dans une case de ${Math.round(une.width)}`);
});

test('une photo est coupée, jamais écrasée', () => {
  assert.equal(style('.photos img', 'object-fit'), 'cover');
});

test('la feuille ne contient aucun `@media`', () => {
  const regles = [...document.styleSheets].flatMap((feuille) => [...feuille.cssRules]);
  assert.equal(regles.filter((regle) => regle instanceof CSSMediaRule).length, 0);
});

test('à 200 pixels, une photo ne sort pas de l’écran', async () => {
  await ecran(200, 400);
  assert.equal(un('.photos').scrollWidth, 168);
});

async function parRang(largeur, attendu) {
  await ecran(largeur, 800);
  assert.equal(new Set(cases().map(({ x }) => Math.round(x))).size, attendu);
}

function cases() {
  return tous('.photos li').map((photo) => photo.getBoundingClientRect());
}
