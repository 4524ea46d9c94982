import assert from 'node:assert/strict';
import test from 'node:test';
import { grouperPar } from './exercice.ts';

type Fuite = { lieu: string; zone: 'nord' | 'sud' };
const FUITES: readonly Fuite[] = [
  { lieu: 'rue 6', zone: 'nord' },
  { lieu: 'rue 2', zone: 'sud' },
  { lieu: 'rue 9', zone: 'nord' },
];

test("chaque fuite est sous sa zone, dans l'ordre reçu", () => {
  assert.deepEqual(
    grouperPar(FUITES, (f) => f.zone),
    {
      nord: [
        { lieu: 'rue 6', zone: 'nord' },
        { lieu: 'rue 9', zone: 'nord' },
      ],
      sud: [{ lieu: 'rue 2', zone: 'sud' }],
    },
  );
});

test('des rues se groupent par leur première lettre', () => {
  const rues = ['allée 2', 'rue 6', 'rue 9'];
  assert.deepEqual(
    grouperPar(rues, (r) => r.charAt(0)),
    { a: ['allée 2'], r: ['rue 6', 'rue 9'] },
  );
});

test('une liste vide donne un objet vide', () => {
  assert.deepEqual(
    grouperPar([], (r) => r),
    {},
  );
});

test('une clé peut être un nombre', () => {
  assert.deepEqual(
    grouperPar(['rue 6', 'rue 9', 'quai'], (r) => r.length),
    { 5: ['rue 6', 'rue 9'], 4: ['quai'] },
  );
});

test("une zone sans fuite n'a pas de groupe", () => {
  const groupes = grouperPar(FUITES.slice(0, 1), (f) => f.zone);
  assert.equal(groupes.sud, undefined);
});

test('la liste reçue ne change pas', () => {
  const litres = [20, 10, 20];
  grouperPar(litres, (n) => String(n));
  assert.deepEqual(litres, [20, 10, 20]);
});

// Pour tsc seul : cette fonction n'est jamais appelée.
void (() => {
  const groupes = grouperPar(FUITES, (f) => f.zone);
  return [
    // @ts-expect-error sud peut manquer
    groupes.sud.length,
    // @ts-expect-error la zone « ouest » n'existe pas
    groupes.ouest,
    // @ts-expect-error un objet ne peut pas servir de clé
    grouperPar(FUITES, (f) => ({ zone: f.zone })),
  ];
});
