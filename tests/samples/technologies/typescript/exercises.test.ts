import { describe } from 'vitest';
import { refuses } from '../../exercises/planted-exercise.ts';

const TESTS = `import assert from 'node:assert/strict';
import test from 'node:test';
import { double } from './exercice.js';

test('zéro', () => assert.equal(double(0), 0));
test('un', () => assert.equal(double(1), 2));
test('deux', () => assert.equal(double(2), 4));
test('négatif', () => assert.equal(double(-3), -6));
`;

const WRONG_TYPE = 'export const double = (n: number): unknown => 2 * n;\n';

const TYPESCRIPT = {
  'starter.ts': 'export const double = (n: number): number => n;\n',
  'solution.ts': 'export const double = (n: number): number => 2 * n;\n',
  'tests.ts': TESTS.replace('exercice.js', 'exercice.ts')
    .concat("test('un nombre', () => assert.equal(double(4) / 2, 4));\n")
    .concat('// @ts-expect-error : un texte est refusé\ndouble("3");\n'),
};

describe('an exercise in TypeScript', () => {
  refuses(TYPESCRIPT, [
    [
      'a starter that passes, types included',
      { 'starter.ts': TYPESCRIPT['solution.ts'] },
      'starter.ts:1 : le départ passe déjà',
    ],
    [
      'a starter that tsc alone refuses, for the workshop does not run it',
      { 'starter.ts': WRONG_TYPE },
      'starter.ts:1 : le départ ne rate que tsc, que l’atelier de la page ne lance pas',
    ],
    [
      'what is more than types',
      { 'solution.ts': `enum Pas { un = 2 }\n${TYPESCRIPT['solution.ts']}` },
      'solution.ts:1 : la solution ne s’exécute pas : solution.ts:1 : L’atelier enlève les types',
    ],
    [
      'a starter that does not load',
      { 'starter.ts': 'export const double = (n: number;\n' },
      'starter.ts:1 : le départ ne s’exécute pas : ',
    ],
    [
      'a solution whose values are right, not its types',
      { 'solution.ts': WRONG_TYPE },
      'solution.ts:1 : la solution rate tsc : tests.ts(9,38): error TS2571',
    ],
    [
      'a solution that accepts too much',
      { 'solution.ts': 'export const double = (n: any): number => 2 * n;\n' },
      "error TS2578: Unused '@ts-expect-error' directive.",
    ],
    [
      'a solution that misses',
      { 'solution.ts': 'export const double = (n: number): number => n * n;\n' },
      'solution.ts:1 : la solution rate un : ',
    ],
  ]);
});
