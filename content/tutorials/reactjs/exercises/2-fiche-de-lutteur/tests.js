import assert from 'node:assert/strict';
import { test, textes, tous, un } from './navigateur.js';

test('chaque fiche porte la classe « fiche »', () => {
  assert.equal(tous('article.fiche').length, 2);
});

test('le poids de Ngor est affiché', () => {
  assert.match(un('article').textContent, /104 kg/);
});

test('sans poids, ni « kg » ni « 0 »', () => {
  const [, saliou] = tous('article');
  assert.equal(saliou.textContent, 'Saliou770000002');
});

test('chaque lien appelle le bon numéro', () => {
  const adresses = tous('a').map((lien) => lien.getAttribute('href'));
  assert.deepEqual(adresses, ['tel:770000001', 'tel:770000002']);
});

test('ce qui est entre les balises paraît dans la fiche', () => {
  assert.ok(
    textes('article p').includes('Il lutte depuis 2019.'),
    'reçu : rien ; attendu : « Il lutte depuis 2019. »',
  );
});
