import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedTests } from '../../../../src/workshop/languages/python/test-names.ts';

test('a test has the sentence under it, or the words of its method (U10)', () => {
  const tests = `class Double(unittest.TestCase):
    def aide(self):
        """Aide."""

    def test_zero(self):
        """zéro
        reste zéro"""
        self.assertEqual(double(0), 0)

    def test_de_un(self): self.assertEqual(double(1), 2)
`;
  expect(Object.entries(namedTests(tests))).toEqual([
    ['test_zero', 'zéro reste zéro'],
    ['test_de_un', 'de un'],
  ]);
});

const FILES = globSync('content/tutorials/*/{exercises,pauses}/*/tests.py').sort();

test('there are exercises in Python', () => {
  expect(FILES).not.toEqual([]);
});

test.each(FILES)('every test of %s has a sentence (U10)', (file) => {
  const text = readFileSync(file, 'utf8');
  const count = text.match(/^\s+def test/gm)?.length;
  expect(text.match(/^\s+def test\w+\(self\):\n\s+""".+"""$/gm)).toHaveLength(count ?? 0);
});
