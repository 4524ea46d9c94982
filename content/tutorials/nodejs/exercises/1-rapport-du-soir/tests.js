import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';

function lancer(...mots) {
  return spawnSync(process.execPath, ['exercice.js', ...mots], { encoding: 'utf8' });
}
function compter(texte) {
  writeFileSync('soir.txt', texte);
  return lancer('soir.txt').stdout.trim();
}

test('trois lignes donnent « Dédicaces : 3 »', () => {
  assert.equal(compter('Oumy\nMor\nGora\n'), 'Dédicaces : 3');
});

test('un fichier vide donne « Dédicaces : 0 »', () => {
  assert.equal(compter(''), 'Dédicaces : 0');
});

test('une ligne vide au milieu ne compte pas', () => {
  assert.equal(compter('Ndèye\n\nMor'), 'Dédicaces : 2');
});

test('un fichier absent donne le code 1 et est nommé', () => {
  const { status, stderr, stdout } = lancer('absent.txt');
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.match(stderr, /absent\.txt/);
  assert.doesNotMatch(stderr, /node:internal/);
});

test('sans argument, un message et le code 1', () => {
  const { status, stderr, stdout } = lancer();
  assert.equal(status, 1);
  assert.equal(stdout, '');
  assert.notEqual(stderr, '');
  assert.doesNotMatch(stderr, /node:internal/);
});
