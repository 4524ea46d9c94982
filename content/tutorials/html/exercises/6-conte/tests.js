import assert from 'node:assert/strict';
import { appareil, estVu, test, texte, textes, tous, un } from './navigateur.js';

const POIDS_MAX = 300_000;

test('le seul h1 est le nom du conte', () => {
  assert.deepEqual(textes('h1'), ['Leuk et le puits']);
});

test('la largeur de la page est celle du téléphone', () => {
  assert.match(un('head meta[name=viewport]').content, /width=device-width/);
});

test('le sommaire mène aux trois parties', () => {
  const liens = tous('nav a').map((lien) => lien.getAttribute('href'));
  assert.deepEqual(liens, ['#ecouter', '#lire', '#notes']);
});

test('chaque lien en # arrive quelque part', () => {
  const buts = tous('a[href^="#"]').map((lien) => lien.getAttribute('href').slice(1));
  assert.deepEqual(
    buts.filter((id) => !document.getElementById(id)),
    [],
  );
  assert.ok(buts.length >= 5, `reçu : ${buts.length} liens dans la page ; attendu : 5 au moins`);
});

test('le son a ses boutons et ne charge rien d’avance', () => {
  const son = un('#ecouter audio');
  assert.equal(son.getAttribute('controls'), '');
  assert.equal(son.getAttribute('preload'), 'none');
  assert.equal(son.getAttribute('autoplay'), null);
});

test('un lien télécharge le son et annonce son poids', () => {
  assert.match(texte('#ecouter a[download]'), /\d\s*[kKM]o/);
});

test('les deux mots wolof disent leur langue', () => {
  assert.deepEqual(textes('#lire [lang=wo]'), ['Léebóon', 'Lippóon']);
});

test('la note ramène au texte', () => {
  const but = un('#notes li[id] a').getAttribute('href');
  assert.equal(tous(`#lire ${but}`).length, 1);
});

test('imprimée, la page montre tout le conte et ses notes', () => {
  appareil({ support: 'papier' });
  const fin = tous('#lire p').find((phrase) => phrase.textContent.includes('Toute la brousse'));
  assert.ok(fin?.checkVisibility(), 'reçu : la fin est cachée ; attendu : elle se lit');
  assert.ok(estVu('#notes li'), 'reçu : les notes sont cachées ; attendu : elles se lisent');
});

test('la page pèse moins de 300 Ko', () => {
  const poids = new TextEncoder().encode(document.documentElement.outerHTML).length;
  assert.ok(poids < POIDS_MAX, `reçu : ${poids} octets ; attendu : moins de ${POIDS_MAX}`);
});
