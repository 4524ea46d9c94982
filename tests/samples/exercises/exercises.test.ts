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

describe('an exercise in Python', () => {
  refuses(PYTHON, [
    [
      'a starter that passes',
      { 'starter.py': PYTHON['solution.py'] },
      'starter.py:1 : le départ passe déjà',
    ],
    [
      'a starter that does not run',
      { 'starter.py': 'def double(n:\n' },
      'starter.py:1 : le départ ne s’exécute pas',
    ],
    [
      'a starter that never ends',
      { 'starter.py': 'while True: pass' },
      'starter.py:1 : le départ ne s’exécute pas : interrompu',
    ],
    [
      'a solution that misses',
      { 'solution.py': 'def double(n):\n    return n + 1\n' },
      'solution.py:1 : la solution rate zero : 1 != 0 — corrige la solution, ou le test',
    ],
    [
      'a solution without its function',
      { 'solution.py': '' },
      'solution.py:1 : la solution ne s’exécute pas',
    ],
    [
      'too few tests',
      { 'tests.py': PYTHON['tests.py'].replace(/.*test_zero.*\n/, '') },
      'tests.py:1 : il y a 3 tests — écris-en 4 au moins',
    ],
    [
      'a solution with a test that never ends',
      { 'solution.py': 'def double(n):\n    while n == 1: pass\n    return 2 * n\n' },
      'solution.py:1 : la solution rate un : ne finit pas — corrige la solution, ou le test',
    ],
    ['a missing file', { 'solution.py': undefined }, ':1 : il manque solution.py'],
    ['no known tests', { 'tests.py': undefined }, ':1 : aucun fichier de tests'],
  ]);
});

it('the folder of an exercise needs a rank and a plain name', async () => {
  expect(await faultsOf(PYTHON, 'double')).toEqual([
    expect.stringContaining('nomme-le par un rang'),
  ]);
});
