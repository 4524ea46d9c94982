import assert from 'node:assert/strict';
import test from 'node:test';
import { type Ligne, type Panier, total } from './exercice.ts';

const panier: Panier = {
  cliente: 'Khady',
  lignes: [
    ['mil', 2, 500],
    ['huile', 1, 1200],
  ],
};

test('sans remise', () => {
  assert.equal(total(panier), 2200);
});

test('avec une remise', () => {
  assert.equal(total({ ...panier, remise: 200 }), 2000);
});

test('un panier vide donne zéro', () => {
  assert.equal(total({ cliente: 'Adama', lignes: [] }), 0);
});

test('une ligne a trois places', () => {
  // @ts-expect-error il manque le prix
  const courte: Ligne = ['mil', 2];
  assert.equal(courte.length, 2);
});

test('le prix est un nombre', () => {
  // @ts-expect-error le prix est une chaîne
  const collee: Ligne = ['mil', 2, '500'];
  assert.equal(collee.length, 3);
});

test('la cliente ne change plus', () => {
  const copie = { ...panier };
  const changer = (un: Panier) => {
    // @ts-expect-error cliente est en lecture seule
    un.cliente = 'Sokhna';
  };
  changer(copie);
  assert.equal(panier.cliente, 'Khady');
});

test("on n'ajoute pas de ligne", () => {
  const copie: Panier = { ...panier, lignes: [...panier.lignes] };
  // @ts-expect-error push n'existe pas sur un tableau en lecture seule
  copie.lignes.push(['thé', 1, 100]);
  assert.equal(panier.lignes.length, 2);
});
