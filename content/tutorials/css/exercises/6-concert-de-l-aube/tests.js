import assert from 'node:assert/strict';
import { appareil, boite, ecran, style, test, un } from './navigateur.js';

/** Ce que l'on mesure d'un élément, en pixels. */
const MESURES = {
  largeur: (selecteur) => boite(selecteur).width,
  hauteur: (selecteur) => boite(selecteur).height,
  bas: (selecteur) => boite(selecteur).bottom,
  milieu: (selecteur) => boite(selecteur).x + boite(selecteur).width / 2,
  lettres: (selecteur) => Number.parseFloat(style(selecteur, 'font-size')),
};

test('l’affiche a 740 pixels de haut', () => environ('.affiche', 'hauteur', 740));

test('le soleil a 120 pixels de large', () => environ('.soleil', 'largeur', 120));

test('le milieu du soleil est à 180 pixels du bord gauche', () =>
  environ('.soleil', 'milieu', 180));

test('le titre a des lettres de 44,8 pixels', () => environ('h1', 'lettres', 44.8));

test('le lieu a 360 pixels de large', () => environ('.lieu', 'largeur', 360));

test('le bas du lieu touche le bas de l’écran, à 740 pixels', () => environ('.lieu', 'bas', 740));

test('sur un grand écran, le soleil s’arrête à 240 pixels et le titre à 80', async () => {
  await ecran(1280, 800);
  assert.equal(MESURES.largeur('.soleil'), 240);
  assert.equal(MESURES.lettres('h1'), 80);
});

test('le soleil est rond', () => {
  const { width, height } = boite('.soleil');
  const recu = `reçu : ${Math.round(width)} sur ${Math.round(height)}`;
  assert.ok(Math.abs(width - height) <= 1, `${recu} ; attendu : un carré`);
  const arrondi = style('.soleil', 'border-top-left-radius');
  assert.ok(Number.parseFloat(arrondi) >= 50, `reçu : ${arrondi} ; attendu : 50% au moins`);
});

test('l’affiche a un dégradé pour fond', () => {
  const fond = style('.affiche', 'background-image');
  assert.ok(fond.includes('gradient'), `reçu : ${fond} ; attendu : un dégradé`);
});

test('le soleil bouge à l’arrivée', () => {
  assert.ok(mouvements() > 0, 'reçu : aucune animation ; attendu : une au moins');
});

test('le soleil ne bouge pas si l’appareil demande moins de mouvement', () => {
  appareil({ mouvement: 'réduit' });
  assert.equal(mouvements(), 0);
});

test('sur un écran trop bas, l’affiche grandit et rien ne déborde', async () => {
  await ecran(280, 200);
  assert.equal(document.documentElement.scrollWidth, 280);
  const [fin, lieu] = [boite('.affiche').bottom, boite('.lieu').bottom].map(Math.round);
  assert.ok(fin >= lieu, `reçu : l’affiche finit à ${fin}, avant le lieu (${lieu})`);
});

function mouvements() {
  return un('.soleil').getAnimations().length;
}

/** Les mesures de l'affiche, à 4 pixels près. */
function environ(selecteur, mesure, attendu) {
  appareil({ mouvement: 'réduit' });
  const lu = MESURES[mesure](selecteur);
  const recu = `reçu : ${lu.toFixed(1)} pixels ; attendu : ${attendu}, à 4 près`;
  assert.ok(Math.abs(lu - attendu) <= 4, recu.replaceAll('.', ','));
}
