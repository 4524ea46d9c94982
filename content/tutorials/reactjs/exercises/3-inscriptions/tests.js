import assert from 'node:assert/strict';
import { remplir, test, textes, toucher, tous, un } from './navigateur.js';

const noms = () => textes('li b');
async function inscrire(nom) {
  await remplir('#nom', nom);
  await toucher('form button');
}

test('un nom inscrit paraît aussitôt dans la liste', async () => {
  await inscrire('Saliou');
  assert.deepEqual(noms(), ['Ngor', 'Gora', 'Saliou']);
});

test('le champ se vide après l’inscription', async () => {
  await inscrire('Saliou');
  assert.equal(un('#nom').value, '');
});

test('un nom fait d’espaces n’est pas inscrit', async () => {
  await inscrire('   ');
  assert.equal(noms().length, 2);
});

test('les espaces autour d’un nom sont enlevés', async () => {
  await inscrire('  Birame ');
  assert.equal(tous('li b').at(-1).textContent, 'Birame');
});

test('deux personnes peuvent porter le même nom', async () => {
  await inscrire('Gora');
  assert.deepEqual(noms(), ['Ngor', 'Gora', 'Gora']);
});

test('la note de Gora reste à Gora quand Ngor est retiré', async () => {
  await remplir('[aria-label="Note sur Gora"]', 'gaucher');
  await toucher('li button');
  assert.equal(un('[aria-label="Note sur Gora"]').value, 'gaucher');
});

test('après un retrait et deux inscriptions, retirer un nom n’en retire qu’un', async () => {
  await toucher('li button');
  await inscrire('Saliou');
  await inscrire('Diène');
  await toucher(tous('li button').at(-1));
  assert.deepEqual(noms(), ['Gora', 'Saliou']);
});
