import { describe, expect, it } from 'vitest';
import { faultsOf, refuses } from './planted-exercise.ts';

const PYTHON = {
  'starter.py': 'def double(n):\n    return n\n',
  'solution.py': 'def double(n):\n    return 2 * n\n',
  'tests.py': `import unittest
from exercice import double

class Double(unittest.TestCase):
    def test_zero(self): self.assertEqual(double(0), 0)
    def test_un(self): self.assertEqual(double(1), 2)
    def test_deux(self): self.assertEqual(double(2), 4)
    def test_negatif(self): self.assertEqual(double(-3), -6)
`,
};

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

const TYPESCRIPT = {
  'starter.ts': 'export const double = (n: number): unknown => 2 * n;\n',
  'solution.ts': 'export const double = (n: number): number => 2 * n;\n',
  'tests.ts': JAVASCRIPT['tests.js']
    .replace('exercice.js', 'exercice.ts')
    .concat("test('un nombre', () => assert.equal(double(4) / 2, 4));\n")
    .concat('// @ts-expect-error : un texte est refusé\ndouble("3");\n'),
};

describe('in Python', () => {
  refuses(PYTHON, [
    [
      'a starter that passes',
      { 'starter.py': PYTHON['solution.py'] },
      'starter.py:1: le départ passe déjà',
    ],
    [
      'a starter that does not run',
      { 'starter.py': 'def double(n:\n' },
      'starter.py:1: le départ ne s’exécute pas',
    ],
    [
      'a starter that never ends',
      { 'starter.py': 'while True: pass' },
      'starter.py:1: le départ ne s’exécute pas\ninterrompu',
    ],
    [
      'a solution that misses',
      { 'solution.py': 'def double(n):\n    return n + 1\n' },
      'solution.py:1: la solution rate Double.test_deux : AssertionError: 3 != 4',
    ],
    [
      'a solution without its function',
      { 'solution.py': '' },
      'solution.py:1: la solution ne s’exécute pas',
    ],
    [
      'too few tests',
      { 'tests.py': PYTHON['tests.py'].replace(/.*test_zero.*\n/, '') },
      'tests.py:1: 3 tests',
    ],
    ['a missing file', { 'solution.py': undefined }, ':1: il manque solution.py'],
    ['no known tests', { 'tests.py': undefined }, ':1: aucun fichier de tests'],
  ]);
});

describe('in JavaScript', () => {
  refuses(JAVASCRIPT, [
    [
      'a starter that passes',
      { 'starter.js': JAVASCRIPT['solution.js'] },
      'starter.js:1: le départ passe déjà',
    ],
    [
      'a starter that does not load',
      { 'starter.js': 'export const double = (n;\n' },
      'starter.js:1: le départ ne s’exécute pas\n',
    ],
    [
      'a starter that never ends',
      { 'starter.js': 'for (;;);\nexport const double = (n) => n;\n' },
      'starter.js:1: le départ ne s’exécute pas\ninterrompu',
    ],
    [
      'a starter without what the tests import',
      { 'starter.js': 'const double = (n) => n;\n' },
      'starter.js:1: le départ ne s’exécute pas\n',
    ],
    [
      'a solution that misses',
      { 'solution.js': 'export const double = (n) => n * n;\n' },
      'solution.js:1: la solution rate un : Expected values to be strictly equal: 1 !== 2',
    ],
    [
      'a solution that calls the network',
      { 'solution.js': 'await fetch("https://example.org"); export const double = (n) => 2 * n;' },
      'solution.js:1: la solution ne s’exécute pas\n',
    ],
    [
      'too few tests, one being skipped',
      { 'tests.js': JAVASCRIPT['tests.js'].replace("test('zéro'", "test.skip('zéro'") },
      'tests.js:1: 3 tests',
    ],
    ['a missing file', { 'starter.js': undefined }, ':1: il manque starter.js'],
  ]);

  it('finds what lies beside it', async () => {
    const beside = {
      'prix.json': '[100]',
      'solution.js': `import { readFileSync } from 'node:fs';
const [prix] = JSON.parse(readFileSync('prix.json', 'utf8'));
export const double = (n) => (2 * n * prix) / 100;`,
    };
    expect(await faultsOf({ ...JAVASCRIPT, ...beside })).toEqual([]);
  });
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

describe('in JavaScript, of a server', () => {
  refuses(SERVER, [
    [
      'a solution that misses',
      { 'solution.js': SERVER['solution.js'].replace('404', '200') },
      'solution.js:1: la solution rate absent : Expected values to be strictly equal: 200 !== 404',
    ],
    [
      'a package that the tutorials do not teach',
      { 'solution.js': SERVER['solution.js'].replace("'express'", "'astro'") },
      'solution.js:1: la solution ne s’exécute pas\n',
    ],
  ]);
});

describe('in TypeScript', () => {
  refuses(TYPESCRIPT, [
    [
      'a starter that passes, types included',
      { 'starter.ts': TYPESCRIPT['solution.ts'] },
      'starter.ts:1: le départ passe déjà',
    ],
    [
      'a starter that does not load',
      { 'starter.ts': 'export const double = (n: number;\n' },
      'starter.ts:1: le départ ne s’exécute pas\n',
    ],
    [
      'a solution whose values are right, not its types',
      { 'solution.ts': TYPESCRIPT['starter.ts'] },
      'solution.ts:1: la solution rate tsc : tests.ts(9,38): error TS2571',
    ],
    [
      'a solution that accepts too much',
      { 'solution.ts': 'export const double = (n: any): number => 2 * n;\n' },
      "error TS2578: Unused '@ts-expect-error' directive.",
    ],
    [
      'a solution that misses',
      { 'solution.ts': 'export const double = (n: number): number => n * n;\n' },
      'solution.ts:1: la solution rate un : ',
    ],
  ]);
});

it('asks for a rank and a plain name', async () => {
  expect(await faultsOf(PYTHON, 'double')).toEqual([expect.stringContaining('nomme ce dossier')]);
});
