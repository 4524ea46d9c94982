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
      'solution.py:1 : la solution rate zero : reçu : 1 ; attendu : 0 — corrige la solution, ou le test',
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

const VARIANTS = `wrong:
  - name: ajoute au lieu de multiplier
    test: un
    replace: [{ from: 2 * n, to: 2 + n }]
  - name: oublie le signe
    test: négatif
    code: "def double(n): return 2 * abs(n)"
  - name: ne finit pas
    test: un
    replace: [{ from: return, to: "while n == 1: pass\\n    return" }]
  - name: élève au carré
    test: négatif
    replace: [{ from: 2 * n, to: n * n }]
  - name: écrit d'avance
    test: négatif
    code: "def double(n): return [0, 2, 4][n]"
  - name: ne renvoie rien
    test: zéro
    code: "def double(n): print(2 * n)"
right:
  - name: par une somme
    replace: [{ from: 2 * n, to: n + n }]
  - name: par un décalage
    replace: [{ from: 2 * n, to: n << 1 }]
  - name: par une lambda
    code: "double = lambda n: n * 2"
`;
const EDITION = { '../../tutorial.yaml': 'edition: 3\nversion:\n  checkedWith: Python 3.11\n' };

describe('the other answers to an exercise', () => {
  const tests = PYTHON['tests.py']
    .replace('test_zero(self):', 'test_zero(self):\n        """Zéro."""\n       ')
    .replace(
      'test_negatif(self):',
      'test_negatif(self):\n        """un nombre négatif"""\n       ',
    );
  const good = { ...PYTHON, ...EDITION, 'tests.py': tests, 'variants.yaml': VARIANTS };
  const changed = (from: string, to: string) => ({ 'variants.yaml': VARIANTS.replace(from, to) });
  refuses(good, [
    ['no other answers', { 'variants.yaml': undefined }, ':1 : il manque variants.yaml — écris-le'],
    [
      'a wrong answer that passes',
      changed('to: 2 + n', 'to: n + 1 * n'),
      'variants.yaml:2 : cette mauvaise réponse passe tous les tests : ajoute au lieu de multiplier — le test « un » devrait la voir',
    ],
    [
      'a wrong answer that names no test',
      changed('test: zéro', 'test: test_deux'),
      'variants.yaml:17 : aucun test ne s’appelle « test_deux » — recopie',
    ],
    [
      'a wrong answer that its test does not see',
      changed('test: négatif', 'test: un'),
      'variants.yaml:5 : le test « un » laisse passer cette mauvaise réponse : oublie le signe — renforce-le, ou nomme un test qui la voit : « un nombre négatif »',
    ],
    [
      'a wrong answer that does not run',
      changed('def double(n): return 2 * abs(n)', 'def double(n) return n'),
      'variants.yaml:5 : cette mauvaise réponse ne s’exécute pas : « oublie le signe » : SyntaxError',
    ],
    [
      'a right answer that a test refuses',
      changed('n << 1', 'n << 2'),
      'variants.yaml:23 : cette bonne réponse est refusée par « un » : par un décalage (reçu : 4 ; attendu : 2)',
    ],
    [
      'too few answers',
      changed(/ {2}- name: ne renvoie rien[\s\S]*(?=right)/.exec(VARIANTS)?.[0] ?? '', ''),
      'variants.yaml:1 : wrong : il y en a 5 — il faut au moins 6 mauvaises réponses',
    ],
  ]);

  it('are not asked of the tutorials that are not of the third edition', async () => {
    const files = { ...good, '../../tutorial.yaml': undefined, 'variants.yaml': undefined };
    expect(await faultsOf(files)).toEqual([]);
  });
});
