import assert from 'node:assert/strict';
import { boite, ecran, style, test, un } from './navigateur.js';

const LARGEUR = 360;

test('à 360 pixels, la page ne se déplace pas de côté', () => {
  assert.equal(document.documentElement.scrollWidth, LARGEUR);
});

test('rien n’est coupé : `html`, `body` et `main` gardent `overflow-x: visible`', () => {
  const coupes = ['html', 'body', 'main'].map((nom) => style(nom, 'overflow-x'));
  assert.deepEqual(coupes, ['visible', 'visible', 'visible']);
});

test('le bandeau va d’un bord de l’écran à l’autre', () => {
  const { x, width } = boite('.bandeau');
  const recu = `reçu : ${width} px de large, à ${x} px du bord`;
  assert.ok(x === 0 && width === LARGEUR, `${recu} ; attendu : 360 px, à 0 px du bord`);
});

test('l’image tient dans la page et garde sa forme', () => {
  const { width, height } = boite('img');
  assert.ok(width <= LARGEUR - 32, `reçu : ${width} px de large ; attendu : 328 px au plus`);
  const forme = `reçu : ${Math.round(width)} sur ${Math.round(height)}`;
  assert.ok(
    Math.abs(width / height - 800 / 300) < 0.05,
    `${forme} ; attendu : la forme 800 sur 300`,
  );
});

test('le tableau garde ses 600 pixels et défile dans son cadre', () => {
  const { width } = boite('.defile');
  const tout = un('.defile').scrollWidth;
  assert.ok(width <= LARGEUR, `reçu : un cadre de ${width} px ; attendu : 360 px au plus`);
  assert.ok(tout >= 600, `reçu : un contenu de ${tout} px ; attendu : 600 px au moins`);
  const debord = style('.defile', 'overflow-x');
  const message = `reçu : overflow-x: ${debord} ; attendu : auto ou scroll`;
  assert.ok(['auto', 'scroll'].includes(debord), message);
});

test('à 320 pixels, la page ne se déplace pas de côté', async () => {
  await ecran(320, 640);
  assert.equal(document.documentElement.scrollWidth, 320);
});

test('sur un grand écran, l’image ne dépasse pas ses 800 pixels', async () => {
  await ecran(1280, 800);
  assert.equal(boite('img').width, 800);
});
