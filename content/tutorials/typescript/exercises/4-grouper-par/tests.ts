import assert from 'node:assert/strict';
import test from 'node:test';
import { grouperPar } from './exercice.ts';

type Course = { lieu: string; zone: 'centre' | 'plage' };
const COURSES: readonly Course[] = [
  { lieu: 'marché', zone: 'centre' },
  { lieu: 'Saly', zone: 'plage' },
  { lieu: 'mairie', zone: 'centre' },
];

test("chaque course est sous sa zone, dans l'ordre", () => {
  const groupes = grouperPar(COURSES, (c) => c.zone);
  assert.deepEqual(
    groupes.centre?.map((c) => c.lieu),
    ['marché', 'mairie'],
  );
  assert.deepEqual(
    groupes.plage?.map((c) => c.lieu),
    ['Saly'],
  );
});

test('une liste vide donne un objet vide', () => {
  assert.deepEqual(
    grouperPar([], (x: string) => x),
    {},
  );
});

test('une clé peut être un nombre', () => {
  const groupes = grouperPar(['riz', 'mil', 'thé vert'], (mot) => mot.length);
  assert.deepEqual(groupes, { 3: ['riz', 'mil'], 8: ['thé vert'] });
});

test('la liste reçue ne change pas', () => {
  const liste = [2, 1, 2];
  grouperPar(liste, (n) => String(n));
  assert.deepEqual(liste, [2, 1, 2]);
});

test('un groupe peut manquer : il faut le prévoir', () => {
  const groupes = grouperPar(COURSES.slice(0, 1), (c) => c.zone);
  // @ts-expect-error plage peut manquer
  assert.throws(() => groupes.plage.length, TypeError);
});

test("une zone inconnue n'est pas une clé", () => {
  const groupes = grouperPar(COURSES, (c) => c.zone);
  // @ts-expect-error la zone « route » n'existe pas
  assert.equal(groupes.route, undefined);
});

test('une clé est un texte ou un nombre, pas un objet', () => {
  // @ts-expect-error un objet ne peut pas servir de clé
  assert.ok(grouperPar(COURSES, (c) => ({ zone: c.zone })));
});
