import { expect, test } from 'vitest';
import { leanModule } from '../../../../src/workshop/languages/python/library-files.ts';

test('a module of ours is sent without its comments, and its margins are short', () => {
  const text = `"""What it is."""

import os


class A:
    """Of a class."""

    # Why.
    def f(self):
        return "# a"  # kept
`;
  expect(leanModule(text)).toBe('import os\nclass A:\n def f(self):\n  return "# a"  # kept\n');
});
