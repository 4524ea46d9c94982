import assert from 'node:assert/strict';
import { test, texte, textes, tous, un } from './navigateur.js';

test('1. la page dit sa langue', () => {
  assert.equal(un('html').getAttribute('lang'), 'fr');
});

test('2. l’image a un texte qui la décrit', () => {
  const description = un('img').getAttribute('alt') ?? '';
  assert.ok(description.length >= 10, 'reçu : un texte trop court ; attendu : une phrase');
});

test('3. les titres descendent d’un rang à la fois', () => {
  const rangs = tous('h1, h2, h3, h4, h5, h6').map((titre) => titre.tagName);
  assert.deepEqual(rangs, ['H1', 'H2', 'H2']);
});

test('4. la liste ne contient que des li', () => {
  assert.deepEqual(textes('ul > *'), ['jeudi à 20 h', 'samedi à 17 h']);
  assert.equal(tous('ul > li').length, 2);
});

test('5. strong s’arrête avant la fin du paragraphe', () => {
  assert.equal(tous('strong').length, 1);
  assert.match(texte('p strong'), /^une natte\.?$/);
});

test('6. chaque id est unique', () => {
  const noms = tous('[id]').map(({ id }) => id);
  assert.deepEqual(noms, [...new Set(noms)]);
});

test('7. le champ a son étiquette', () => {
  const etiquettes = [...(un('input').labels ?? [])];
  assert.deepEqual(
    etiquettes.map((etiquette) => texte(etiquette)),
    ['Téléphone'],
  );
});

test('8. on envoie avec un vrai bouton', () => {
  assert.deepEqual(textes('form button'), ['Envoyer']);
  assert.equal(un('form button').getAttribute('type'), 'submit');
});
