import { describe, expect, it } from 'vitest';
import { type Answered, tableOf, variantFaults } from './answers.ts';

const NAMES = ['une liste vide', 'un seul', '`null` est refusé'];

/** A wrong answer that the second test should see; `failed`: the tests that fail for it, by their ranks. */
function answered(failed: readonly number[], change: Partial<Answered> = {}): Answered {
  const tests = NAMES.map((name, at) => ({
    name,
    ...(failed.includes(at) && { fault: 'obtenu 1' }),
  }));
  return { kind: 'wrong', name: 'oublie', test: 'un seul', line: 7, run: { tests }, ...change };
}
const told = (one: Answered) =>
  variantFaults('6-caisse', NAMES, [one]).map(
    ({ line, says, remedy }) => `${line} ${says} — ${remedy}`,
  );

describe('another answer', () => {
  it.each([
    ['seen by its test', answered([1])],
    ['seen by a test named without its signs', answered([2], { test: 'Null est refuse' })],
    [
      'seen by the compiler, which is named like a test',
      answered([], { test: 'gcc', run: { tests: [{ name: 'gcc', fault: 'unused variable' }] } }),
    ],
    ['right, and passing', answered([], { kind: 'right', test: '' })],
  ])('that is %s has no fault', (_, one) => {
    expect(told(one)).toEqual([]);
  });

  it('that the compiler refuses, and no test, is no right one', () => {
    const one = answered([], { kind: 'right', run: { tests: [], refused: ['tsc : TS2322'] } });
    expect(told(one)).toEqual([
      '7 cette bonne réponse est refusée par tsc : TS2322 — corrige le test qui la refuse, ou son code',
    ]);
  });

  it('whose test is not reached, because another one never ends, is told so', () => {
    const tests = [{ name: 'une liste vide', fault: 'ne finit pas' }];
    expect(told(answered([], { run: { tests } }))).toEqual([
      '7 un autre test ne finit pas avant « un seul », qui n’est pas lancé : oublie — nomme un test qui la voit : « une liste vide »',
    ]);
  });
});

it('a table shows which test saw which answer', () => {
  const stopped = { tests: [], error: 'SyntaxError' };
  const all = [
    answered([0]),
    answered([1, 2]),
    answered([], { run: stopped }),
    answered([], { kind: 'right', name: 'en une ligne' }),
  ];
  expect(tableOf(NAMES, all)).toEqual([
    ' 1 2 3',
    ' × ! ·  mauvaise oublie',
    ' · × ×  mauvaise oublie',
    ' · ! ·  mauvaise ne s’exécute pas : oublie',
    ' · · ·  bonne    en une ligne',
    '× échoue, · réussit, ! devait échouer',
    ' 1 une liste vide',
    ' 2 un seul',
    ' 3 `null` est refusé',
  ]);
  expect(tableOf(NAMES, [])).toEqual([]);
});
