import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noCache } from './cache.ts';
import { faultText } from './report.ts';
import { runSamples } from './run.ts';

const GOOD = {
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

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'samples-exercises-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function faultsOf(changes: Record<string, string | undefined>, name = '1-double') {
  const folder = join(root, 'exercises', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries({ ...GOOD, ...changes })) {
    if (text !== undefined) writeFileSync(join(folder, file), text);
  }
  const { faults } = await runSamples([root], noCache);
  return faults.map((fault) => faultText(fault).replace(`${root}/exercises/`, ''));
}

it('accepts a starter that runs and misses a test, and a solution that passes', async () => {
  expect(await faultsOf({})).toEqual([]);
});

it.each([
  [
    'a starter that passes',
    { 'starter.py': GOOD['solution.py'] },
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
    { 'tests.py': GOOD['tests.py'].replace(/.*test_zero.*\n/, '') },
    'tests.py:1: 3 tests',
  ],
  ['a missing file', { 'solution.py': undefined }, ':1: il manque solution.py'],
  ['no known tests', { 'tests.py': undefined }, ':1: aucun fichier de tests'],
])('refuses %s', { timeout: 60_000 }, async (_, changes, message) => {
  expect((await faultsOf(changes))[0]).toContain(message);
});

it('asks for a rank and a plain name', async () => {
  expect(await faultsOf({}, 'double')).toEqual([expect.stringContaining('nomme ce dossier')]);
});
