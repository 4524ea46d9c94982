import { describe, expect, test } from 'vitest';
import { assert } from '../../../src/workshop/frame/assert.ts';

describe('what holds is silent', () => {
  test.each([
    ['equal', () => assert.equal(Number.NaN, Number.NaN)],
    ['notEqual', () => assert.notEqual(0, -0)],
    ['lists', () => assert.deepEqual([1, { a: [2] }], [1, { a: [2] }])],
    ['maps', () => assert.deepEqual(new Map([['a', [1]]]), new Map([['a', [1]]]))],
    ['sets', () => assert.deepEqual(new Set([1]), new Set([1]))],
    ['dates', () => assert.deepEqual(new Date(0), new Date(0))],
    ['ok', () => assert.ok('a')],
    ['match', () => assert.match('Awa', /^A/)],
    ['doesNotMatch', () => assert.doesNotMatch('Awa', /^B/)],
    ['throws', () => assert.throws(() => [].reduce((one) => one), TypeError)],
  ])('%s', (_, run) => expect(run).not.toThrow());
});

test('code that says that all is the same changes nothing: the originals were kept', () => {
  const kept = [Object.is, RegExp.prototype.test, Array.prototype.every] as const;
  const { keys } = Object;
  const yes = () => true;
  Object.assign(Object, { is: yes, keys: () => [] });
  RegExp.prototype.test = yes;
  Array.prototype.every = yes as never;
  const passes = [
    () => assert.equal(1, 2),
    () => assert.deepEqual({ a: [1] }, { a: [2] }),
    () => assert.match('Awa', /^B/),
  ].map((run) => {
    try {
      run();
      return true;
    } catch {
      return false;
    }
  });
  Object.assign(Object, { is: kept[0], keys });
  [, RegExp.prototype.test, Array.prototype.every] = kept;
  expect(passes).toEqual([false, false, false]);
});

describe('what does not says in French what was got and what was wanted', () => {
  test.each([
    ['equal', () => assert.equal('500', 500), "reçu : '500' ; attendu : 500"],
    ['notEqual', () => assert.notEqual(1, 1), 'reçu : 1 ; attendu : autre chose'],
    ['lists', () => assert.deepEqual([1], [1, 2]), 'reçu : [ 1 ] ; attendu : [ 1, 2 ]'],
    ['a missing key', () => assert.deepEqual({ a: undefined }, { b: undefined }), 'reçu : { a'],
    ['another shape', () => assert.deepEqual([], {}), 'reçu : [] ; attendu : {}'],
    ['another date', () => assert.deepEqual(new Date(0), new Date(1)), 'reçu : '],
    ['ok', () => assert.ok(0), 'reçu : 0 ; attendu : une valeur vraie'],
    ['a reason', () => assert.ok(0, 'trop court'), 'trop court'],
    ['match', () => assert.match('Awa', /^B/), "reçu : 'Awa' ; attendu : un texte comme /^B/"],
    ['no match', () => assert.doesNotMatch('Awa', /^A/), 'attendu : rien comme /^A/'],
    ['no throw', () => assert.throws(() => 7, RangeError), 'reçu : 7, sans erreur ; attendu'],
    [
      'another error',
      () => assert.throws(() => [].reduce((one) => one), RangeError),
      'attendu : une erreur RangeError',
    ],
  ])('%s', (_, run, text) => expect(run).toThrow(text));
});
