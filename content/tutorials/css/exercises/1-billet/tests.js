import assert from 'node:assert/strict';
import { boite, style, test, un } from './navigateur.js';

test('le billet prend 280 pixels de large', () => {
  assert.equal(boite('.billet').width, 280);
});

test('le soir commence à 18 pixels du bord gauche et du haut du billet', () => {
  const billet = boite('.billet');
  const soir = boite('.soir');
  assert.deepEqual([soir.x - billet.x, soir.y - billet.y], [18, 18]);
});

test('le soir est en lettres de 24 pixels', () => {
  assert.equal(style('.soir', 'font-size'), '24px');
});

test('la place est à 8 pixels sous le soir', () => {
  assert.equal(boite('.place').y - boite('.soir').bottom, 8);
});

test('la place est rouge sombre, le soir reste noir', () => {
  const couleurs = [style('.soir', 'color'), style('.place', 'color')];
  assert.deepEqual(couleurs, ['rgb(0, 0, 0)', 'rgb(139, 0, 0)']);
});

test('les coins du billet sont arrondis de 12 pixels', () => {
  assert.equal(style('.billet', 'border-top-left-radius'), '12px');
});

test('avec un texte très long, le billet garde sa largeur et rien n’en sort', () => {
  un('.soir').textContent = 'Samedi, 20 h 30, kora, calebasse et balafon sur la scène du quai';
  const billet = boite('.billet');
  assert.equal(billet.width, 280);
  assert.ok(boite('.place').bottom < billet.bottom, 'reçu : la place sort du billet');
});
