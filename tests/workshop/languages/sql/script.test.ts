import { expect, test } from 'vitest';
import { baseAmong, sqlScript } from '../../../../src/workshop/languages/sql/script.ts';

const scriptOf = (tests: string) =>
  sqlScript({
    engine: 'engine()',
    worker: 'worker()',
    order: { kind: 'check', before: [], code: '', tests },
  });

test('tests are a function after both programs, without what they import (U20)', () => {
  const tests = `import assert from 'node:assert/strict';
import {
  joue,
  test,
} from "./base.js";

test('un', () => assert.ok(joue('')));`;
  expect(scriptOf(tests)).toBe(
    "engine()\n;worker()\n;function readTests(){\n\n\ntest('un', () => assert.ok(joue('')));\n}",
  );
});

test.each([
  "import test from 'node:test';",
  "import { DatabaseSync } from 'node:sqlite';",
  "import { equal } from 'node:assert/strict';",
])('refuses %s (U20)', (line) => {
  expect(() => scriptOf(line)).toThrow('un test de SQL n’importe que assert et ./base.js');
});

test('code that is run has no tests (U19)', () => {
  const order = { kind: 'run', before: [], code: 'SELECT 1' } as const;
  expect(sqlScript({ engine: 'a', worker: 'b', order })).toBe('a\n;b\n;function readTests(){\n}');
});

test.each([
  [['solution.sql', 'starter.sql', 'tests.js', 'ventes.sql'], 'ventes.sql'],
  [['exercice.sql', 'tests.js'], undefined],
  [['3-bases.mdx', 'bibliotheque.sql'], 'bibliotheque.sql'],
])('the base among %j is %s (U20)', (names, base) => {
  expect(baseAmong(names)).toBe(base);
});
