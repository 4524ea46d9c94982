import assert from 'node:assert/strict';
import { rouvrir, test, textes, toucher, tous } from './navigateur.js';

const scores = () => textes('output');
const prise = (rang) => toucher(tous('button')[rang * 2]);
const effacer = (rang) => toucher(tous('button')[rang * 2 + 1]);

test('au début, les deux scores sont à 0', () => {
  assert.deepEqual(scores(), ['0', '0']);
});

test('une prise ajoute 3 points en deux fois', async () => {
  await prise(0);
  assert.deepEqual(scores(), ['3', '0']);
});

test('après une prise, le texte `3` est gardé sous la clé `Ngor`', async () => {
  await prise(0);
  assert.equal(localStorage.getItem('Ngor'), '3');
});

test('après un rechargement, chaque score est revenu', async () => {
  await prise(0);
  await prise(1);
  await prise(1);
  await rouvrir();
  assert.deepEqual(scores(), ['3', '6']);
});

test('un score effacé reste à 0 après un rechargement', async () => {
  await prise(0);
  await effacer(0);
  await rouvrir();
  assert.deepEqual(scores(), ['0', '0']);
});

test('quand le stockage refuse d’écrire, le score suit encore', async () => {
  const refuser = () => {
    throw new Error('plein');
  };
  Object.defineProperty(localStorage, 'setItem', {
    configurable: true,
    value: refuser,
  });
  try {
    await prise(0);
    assert.deepEqual(scores(), ['3', '0']);
  } finally {
    delete localStorage.setItem;
  }
});

test('un texte illisible dans le stockage donne 0', async () => {
  localStorage.setItem('Ngor', '{"points":');
  await rouvrir();
  assert.deepEqual(scores(), ['0', '0']);
});

test('une valeur d’un autre type donne 0', async () => {
  localStorage.setItem('Mbaye', '"beaucoup"');
  await rouvrir();
  await prise(1);
  assert.deepEqual(scores(), ['0', '3']);
});
