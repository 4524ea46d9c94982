import assert from 'node:assert/strict';
import { remplir, test, texte, textes, tous } from './navigateur.js';

const annonce = () => texte('[role="status"]');

test('au début, les six noms sont dans l’ordre alphabétique', () => {
  assert.deepEqual(textes('li'), ['Birame', 'Diène', 'Élimane', 'Gora', 'Ngor', 'Saliou']);
});

test('au début, l’annonce dit « 6 lutteurs »', () => {
  assert.equal(annonce(), '6 lutteurs');
});

test('« die » trouve Diène', async () => {
  await remplir('#motif', 'die');
  assert.deepEqual(textes('li'), ['Diène']);
});

test('« ÉLI » et « eli » trouvent Élimane', async () => {
  await remplir('#motif', 'ÉLI');
  assert.deepEqual(textes('li'), ['Élimane']);
  await remplir('#motif', 'eli');
  assert.deepEqual(textes('li'), ['Élimane']);
});

test('un seul résultat s’annonce au singulier', async () => {
  await remplir('#motif', 'ngor');
  assert.equal(annonce(), '1 lutteur');
});

test('la ville seule garde ses lutteurs', async () => {
  await remplir('#ville', 'Fatick');
  assert.deepEqual(textes('li'), ['Birame', 'Diène']);
});

test('le nom et la ville se combinent', async () => {
  await remplir('#ville', 'Joal');
  await remplir('#motif', 'i');
  assert.deepEqual(textes('li'), ['Élimane', 'Saliou']);
});

test('des espaces autour du nom ne changent rien', async () => {
  await remplir('#motif', '  gora ');
  assert.deepEqual(textes('li'), ['Gora']);
});

test('sans résultat, « Aucun lutteur » et pas de liste', async () => {
  await remplir('#motif', 'zzz');
  assert.equal(annonce(), 'Aucun lutteur');
  assert.equal(tous('ul').length, 0);
});
