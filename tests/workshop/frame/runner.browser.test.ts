import { expect, test as it, vi } from 'vitest';
import { assert } from '../../../src/workshop/frame/assert.ts';
import { runTests, test } from '../../../src/workshop/frame/runner.ts';

it('each test opens the page anew, is told by its name, and the end comes last', async () => {
  let faults: string[] = [];
  const open = vi.fn(async () => {
    faults = [];
  });
  const tell = vi.fn();
  test('juste', () => {});
  test('faux', () => assert.equal(1, 2));
  test('plus tard', async () => assert.equal(await Promise.resolve(1), 1));
  test('la page se plaint', () => {
    faults.push('x is not defined');
  });
  test('lance un texte', () => {
    throw 'oups';
  });
  test('lance une erreur', () => {
    throw new TypeError('rien');
  });
  await runTests(open, () => faults, tell);
  expect(open).toHaveBeenCalledTimes(6);
  expect(
    tell.mock.calls.map(([{ kind, name, isPassed, text }]) => [kind, name, isPassed, text]),
  ).toEqual([
    ['verdict', 'juste', true, ''],
    ['verdict', 'faux', false, 'reçu : 1 ; attendu : 2'],
    ['verdict', 'plus tard', true, ''],
    ['verdict', 'la page se plaint', false, 'x is not defined'],
    ['verdict', 'lance un texte', false, "lancé sans être une erreur : 'oups'"],
    ['verdict', 'lance une erreur', false, 'erreur : TypeError: rien'],
    ['end', undefined, undefined, undefined],
  ]);
});
