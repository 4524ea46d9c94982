import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { lireBareme } from './exercice.ts';

const erreurs = (texte: string) => {
  const lecture = lireBareme(texte);
  return lecture.ok ? [] : lecture.erreurs;
};

test('un barème juste', () => {
  const zones = [
    { nom: 'centre', prix: 500 },
    { nom: 'plage', prix: 0 },
  ];
  assert.deepEqual(lireBareme(JSON.stringify({ zones })), { ok: true, zones });
});

test('un barème vide est juste', () => {
  assert.deepEqual(lireBareme('{"zones":[]}'), { ok: true, zones: [] });
});

test('un prix en texte est refusé, avec son chemin', () => {
  assert.deepEqual(erreurs('{"zones":[{"nom":"gare","prix":"700"}]}'), [
    'zones[0].prix : un prix est attendu',
  ]);
});

test("toutes les fautes sont dites, dans l'ordre", () => {
  const texte = '{"zones":[{"nom":"gare","prix":-1},7,{"nom":"","prix":300}]}';
  assert.deepEqual(erreurs(texte), [
    'zones[0].prix : un prix est attendu',
    'zones[1].nom : un texte est attendu',
    'zones[1].prix : un prix est attendu',
    'zones[2].nom : un texte est attendu',
  ]);
});

test('sans tableau de zones', () => {
  for (const texte of ['{}', '[]', 'null', '{"zones":{}}', 'pas du JSON', '']) {
    assert.deepEqual(erreurs(texte), ['zones : un tableau est attendu'], texte);
  }
});

test('les clés en trop ne passent pas', () => {
  const lu = lireBareme('{"zones":[{"nom":"gare","prix":300,"tel":"77"}]}');
  assert.deepEqual(lu, { ok: true, zones: [{ nom: 'gare', prix: 300 }] });
});

test('ni any, ni as, ni !', () => {
  const code = readFileSync(new URL('./exercice.ts', import.meta.url), 'utf8').replace(
    /\/\*[\s\S]*?\*\/|\/\/.*/g,
    '',
  );
  assert.doesNotMatch(code, /\b(?:any|as)\b/);
  assert.doesNotMatch(code, /[\w)\]]!(?!=)/);
});
