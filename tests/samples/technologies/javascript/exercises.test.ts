import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

const JAVASCRIPT = {
  'starter.js': 'export const double = (n) => n;\n',
  'solution.js': 'export const double = (n) => 2 * n;\n',
  'tests.js': `import assert from 'node:assert/strict';
import test from 'node:test';
import { double } from './exercice.js';

test('zéro', () => assert.equal(double(0), 0));
test('un', () => assert.equal(double(1), 2));
test('deux', () => assert.equal(double(2), 4));
test('négatif', () => assert.equal(double(-3), -6));
`,
};

describe('an exercise in JavaScript', () => {
  refuses(JAVASCRIPT, [
    [
      'a starter that passes',
      { 'starter.js': JAVASCRIPT['solution.js'] },
      'starter.js:1 : le départ passe déjà',
    ],
    [
      'a starter that does not load',
      { 'starter.js': 'export const double = (n;\n' },
      'starter.js:1 : le départ ne s’exécute pas : ',
    ],
    [
      'a starter that never ends',
      { 'starter.js': 'for (;;);\nexport const double = (n) => n;\n' },
      'starter.js:1 : le départ ne s’exécute pas : Cette boucle tournait encore après 2 secondes',
    ],
    [
      'a starter without what the tests import',
      { 'starter.js': 'const double = (n) => n;\n' },
      'starter.js:1 : le départ ne s’exécute pas : Ton code n’exporte pas «\u00A0double\u00A0»',
    ],
    [
      'a solution that misses',
      { 'solution.js': 'export const double = (n) => n * n;\n' },
      'solution.js:1 : la solution rate un : reçu : 1 ; attendu : 2',
    ],
    [
      'a solution that calls the network',
      { 'solution.js': 'await fetch("https://example.org"); export const double = (n) => 2 * n;' },
      'solution.js:1 : la solution ne s’exécute pas : ',
    ],
    [
      'too few tests',
      { 'tests.js': JAVASCRIPT['tests.js'].replace(/.*'zéro'.*\n/, '') },
      'tests.js:1 : il y a 3 tests — écris-en 4',
    ],
    ['a missing file', { 'starter.js': undefined }, ':1 : il manque starter.js'],
  ]);
});

const SERVER = {
  'starter.js': `import express from 'express';
export const application = express();
`,
  'solution.js': `import express from 'express';
export const application = express();
application.get('/produits/:id', ({ params }, reponse) => {
  const id = Number(params.id);
  if (Number.isNaN(id)) return reponse.status(400).json({ erreur: 'id' });
  if (id !== 1) return reponse.status(404).json({ erreur: 'absent' });
  reponse.json({ id, nom: 'thé' });
});
`,
  'tests.js': `import assert from 'node:assert/strict';
import { once } from 'node:events';
import test, { after } from 'node:test';
import { application } from './exercice.js';

const serveur = application.listen(0);
await once(serveur, 'listening');
after(() => serveur.close());
const demander = (chemin) => fetch(\`http://localhost:\${serveur.address().port}\${chemin}\`);

test('connu', async () => assert.equal((await (await demander('/produits/1')).json()).nom, 'thé'));
test('absent', async () => assert.equal((await demander('/produits/2')).status, 404));
test('pas un nombre', async () => assert.equal((await demander('/produits/un')).status, 400));
test('en JSON', async () => {
  assert.match((await demander('/produits/1')).headers.get('content-type'), /json/);
});
`,
};

describe('an exercise in JavaScript that is a server', () => {
  refuses(SERVER, [
    [
      'a solution that misses',
      { 'solution.js': SERVER['solution.js'].replace('404', '200') },
      'solution.js:1 : la solution rate absent : obtenu 200, attendu 404',
    ],
    [
      'a package that the tutorials do not teach',
      { 'solution.js': SERVER['solution.js'].replace("'express'", "'astro'") },
      'solution.js:1 : la solution ne s’exécute pas : ',
    ],
  ]);
});
