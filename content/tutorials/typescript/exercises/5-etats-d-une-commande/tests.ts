import assert from 'node:assert/strict';
import test from 'node:test';
import { annuler, type Brouillon, type Commande, livrer, payer, phrase } from './exercice.ts';

const brouillon: Brouillon = { etat: 'brouillon', articles: ['riz', 'mil'] };

test('du brouillon à la livraison', () => {
  const payee = payer(brouillon, 'R7');
  const livree = livrer(payee, '11 h');
  assert.deepEqual([payee.etat, livree.etat], ['payée', 'livrée']);
  assert.deepEqual(livree.articles, ['riz', 'mil']);
});

test('chaque état a sa phrase', () => {
  const payee = payer(brouillon, 'R7');
  assert.equal(phrase(brouillon), 'à payer : 2');
  assert.equal(phrase(payee), 'payée, reçu R7');
  assert.equal(phrase(livrer(payee, '11 h')), 'livrée à 11 h');
  assert.equal(phrase(annuler(payee, 'pluie')), 'annulée : pluie');
});

test('un brouillon vide', () => {
  assert.equal(phrase({ etat: 'brouillon', articles: [] }), 'à payer : 0');
});

test('payer ne change pas le brouillon', () => {
  payer(brouillon, 'R8');
  assert.deepEqual(brouillon, { etat: 'brouillon', articles: ['riz', 'mil'] });
});

test('on ne livre pas un brouillon', () => {
  // @ts-expect-error il faut payer d'abord
  assert.ok(livrer(brouillon, '11 h'));
});

test("on n'annule pas une commande livrée", () => {
  const livree = livrer(payer(brouillon, 'R7'), '11 h');
  // @ts-expect-error trop tard
  assert.ok(annuler(livree, 'pluie'));
});

test('une commande payée a un reçu', () => {
  // @ts-expect-error il manque le reçu
  const sansRecu: Commande = { etat: 'payée', articles: [] };
  assert.equal(sansRecu.etat, 'payée');
});

test('un état venu de dehors, inconnu, lève une erreur', () => {
  // @ts-expect-error cet état n'existe pas
  assert.throws(() => phrase({ etat: 'perdue', articles: [] }), TypeError);
});
