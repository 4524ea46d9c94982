import assert from 'node:assert/strict';
import test from 'node:test';
import { lireTournee } from './exercice.ts';

const fautesDe = (texte: string) => {
  const lecture = lireTournee(texte);
  return lecture.ok ? [] : lecture.fautes;
};

test('une tournée juste rend ses passages', () => {
  const passages = [
    { porte: 12, index: 105 },
    { porte: 14, index: 0 },
  ];
  const texte = JSON.stringify({ compteurs: passages });
  assert.deepEqual(lireTournee(texte), { ok: true, passages });
});

test('une tournée vide est juste', () => {
  assert.deepEqual(lireTournee('{"compteurs":[]}'), { ok: true, passages: [] });
});

test('un index écrit en texte est refusé, avec sa place', () => {
  assert.deepEqual(fautesDe('{"compteurs":[{"porte":12,"index":"105"}]}'), [
    'compteurs[0].index : un index est attendu',
  ]);
});

test("toutes les fautes sont dites, dans l'ordre", () => {
  const texte = '{"compteurs":[{"porte":12,"index":-1}, 7, {"porte":12,"index":5}]}';
  assert.deepEqual(fautesDe(texte), [
    'compteurs[0].index : un index est attendu',
    'compteurs[1].porte : une porte est attendue',
    'compteurs[1].index : un index est attendu',
    'compteurs[2].porte : 12 est déjà lue',
  ]);
});

test('une porte zéro et un index décimal sont refusés', () => {
  assert.deepEqual(fautesDe('{"compteurs":[{"porte":0,"index":3.5}]}'), [
    'compteurs[0].porte : une porte est attendue',
    'compteurs[0].index : un index est attendu',
  ]);
});

test('une porte lue deux fois est une faute', () => {
  const texte = '{"compteurs":[{"porte":12,"index":5},{"porte":12,"index":6}]}';
  assert.deepEqual(fautesDe(texte), ['compteurs[1].porte : 12 est déjà lue']);
});

test('sans tableau de compteurs, il y a une seule faute', () => {
  for (const texte of ['{}', '[]', 'null', '{"compteurs":{}}', 'pas du JSON', '']) {
    assert.deepEqual(fautesDe(texte), ['compteurs : un tableau est attendu']);
  }
});

test('une propriété en trop ne passe pas', () => {
  const lu = lireTournee('{"compteurs":[{"porte":12,"index":5,"note":"chien"}]}');
  assert.deepEqual(lu, { ok: true, passages: [{ porte: 12, index: 5 }] });
});
