import assert from 'node:assert/strict';
import { remplir, test, texte, textes, tous, un } from './navigateur.js';

const nombre = () => texte('#nombre');
const noms = () => textes('#liste li').map((ligne) => ligne.replace(/\s*Retirer$/, '').trim());

/** Écrit un nom et envoie le formulaire, comme la touche Entrée. */
function ajouter(nom) {
  remplir('#nom', nom);
  un('#inscrire').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

test('un prénom envoyé entre dans la liste, avec un bouton « Retirer »', () => {
  ajouter('Awa');
  assert.deepEqual(noms(), ['Awa']);
  assert.equal(texte('#liste button'), 'Retirer');
});

test('les suivants se mettent à la fin, et le nombre les compte', () => {
  ajouter('Awa');
  assert.equal(nombre(), '1 bénévole');
  ajouter('Moussa');
  assert.deepEqual(noms(), ['Awa', 'Moussa']);
  assert.equal(nombre(), '2 bénévoles');
});

test('le champ est vide après l’ajout', () => {
  ajouter('Awa');
  assert.equal(un('#nom').value, '');
});

test('un champ vide, ou plein d’espaces, n’ajoute rien', () => {
  ajouter('');
  ajouter('   ');
  assert.deepEqual(noms(), []);
  assert.equal(nombre(), 'Aucun bénévole');
});

test('« Retirer » enlève sa ligne et elle seule', () => {
  for (const nom of ['Awa', 'Moussa', 'Dior']) ajouter(nom);
  tous('#liste button')[1].click();
  assert.deepEqual(noms(), ['Awa', 'Dior']);
  assert.equal(nombre(), '2 bénévoles');
});

test('quand on les a tous retirés, on lit « Aucun bénévole »', () => {
  ajouter('Awa');
  un('#liste button').click();
  assert.equal(nombre(), 'Aucun bénévole');
});

test('toucher le nom, et non le bouton, n’enlève rien', () => {
  ajouter('Awa');
  un('#liste li').click();
  assert.deepEqual(noms(), ['Awa']);
});

test('un prénom qui contient des balises s’affiche tel quel', () => {
  ajouter('<b>Awa</b>');
  assert.deepEqual(noms(), ['<b>Awa</b>']);
  assert.equal(tous('#liste b').length, 0);
});
