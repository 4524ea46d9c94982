import assert from 'node:assert/strict';
import { remplir, test, tous, un } from './navigateur.js';

const JUSTE = { tel: '770000000', age: '20', niveau: 'moyen', reglement: true };

/** Remplit le formulaire et vérifie si le navigateur l'enverrait. */
function envoyer(changement, attendu) {
  const saisie = { ...JUSTE, ...changement };
  remplir('[name=nom]', 'Dado Sy');
  remplir('[name=tel]', saisie.tel);
  remplir('[name=age]', saisie.age);
  remplir('[name=niveau]', saisie.niveau);
  un('[name=reglement]').checked = saisie.reglement;
  const etat = (estJuste) => (estJuste ? 'accepté' : 'refusé');
  assert.equal(etat(un('form').checkValidity()), etat(attendu));
}

test('une inscription juste est acceptée', () => envoyer({}, true));

test('quinze ans tout juste est accepté', () => envoyer({ age: '15' }, true));

test('trente-cinq ans tout juste est accepté', () => envoyer({ age: '35' }, true));

test('quatorze ans est refusé', () => envoyer({ age: '14' }, false));

test('trente-six ans est refusé', () => envoyer({ age: '36' }, false));

test('un numéro de huit chiffres est refusé', () => envoyer({ tel: '77000000' }, false));

test('un numéro avec des espaces est refusé', () => envoyer({ tel: '77 000 00 00' }, false));

test('un numéro vide est refusé', () => envoyer({ tel: '' }, false));

test('un niveau laissé sur « À choisir » est refusé', () => envoyer({ niveau: '' }, false));

test('un règlement non coché est refusé', () => envoyer({ reglement: false }, false));

test('chacun des cinq champs a son étiquette', () => {
  const sans = tous('input, select').filter((champ) => champ.labels.length !== 1);
  assert.deepEqual(
    sans.map((champ) => champ.name),
    [],
  );
  assert.equal(tous('label').length, 5);
});

test('le téléphone montre le pavé de chiffres', () => {
  assert.equal(un('[name=tel]').getAttribute('type'), 'tel');
});
