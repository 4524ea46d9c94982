import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { baseNeuve, seance } from './serveur.js';

const lycee = readFileSync('lycee.sql', 'utf8');
const exercice = readFileSync('exercice.sql', 'utf8');

/** Lance des transferts en même temps, chacun dans sa séance ; rend leurs réponses et les places. */
async function ensemble(...transferts) {
  const base = await baseNeuve(lycee, exercice);
  const seances = await Promise.all(transferts.map(() => seance()));
  try {
    const reponses = await Promise.all(
      transferts.map(async (transfert, rang) => {
        try {
          const [[[{ obtenue }]]] = await seances[rang].query(
            'CALL transferer(?, ?, ?)',
            transfert,
          );
          return obtenue;
        } catch ({ errno, message }) {
          return errno ?? message;
        }
      }),
    );
    const [classes] = await base.query('SELECT nom, places FROM classes');
    const places = Object.fromEntries(classes.map(({ nom, places }) => [nom, places]));
    return { reponses, places };
  } finally {
    await Promise.all([base, ...seances].map((une) => une.end()));
  }
}

test('un transfert seul obtient sa place', async () => {
  const { reponses, places } = await ensemble([1, '2de A', '2de C']);
  assert.deepEqual(reponses, [1]);
  assert.deepEqual([places['2de A'], places['2de C']], [3, 0]);
});

test("la dernière place n'est donnée qu'une fois", async () => {
  const deux = [
    [1, '2de A', '2de C'],
    [2, '2de B', '2de C'],
  ];
  const { reponses, places } = await ensemble(...deux);
  assert.deepEqual(reponses.sort(), [0, 1]);
  assert.equal(places['2de C'], 0);
});

test('deux transferts qui se croisent passent sans interblocage', async () => {
  const croises = [
    [1, '2de A', '2de B'],
    [2, '2de B', '2de A'],
  ];
  const { reponses, places } = await ensemble(...croises);
  assert.deepEqual(reponses, [1, 1]);
  assert.deepEqual([places['2de A'], places['2de B']], [2, 2]);
});

test('une classe à 0 place refuse, et rien ne change', async () => {
  const { reponses, places } = await ensemble([1, '2de A', '2de D']);
  assert.deepEqual(reponses, [0]);
  assert.deepEqual([places['2de A'], places['2de D']], [2, 0]);
});

test('le nombre total de places libres ne change jamais', async () => {
  const trois = [
    [1, '2de A', '2de B'],
    [2, '2de B', '2de C'],
    [1, '2de A', '2de C'],
  ];
  const { places } = await ensemble(...trois);
  const total = Object.values(places).reduce((somme, n) => somme + n, 0);
  assert.equal(total, 5);
});
