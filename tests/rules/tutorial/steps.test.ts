import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isStepKey,
  neighbour,
  STEP_KEYS,
  stepIndex,
  stepOfAddress,
  stepOfHash,
  stepPercent,
} from '../../../src/rules/tutorial/steps.ts';

/** The eight steps, letter for letter, and their progress (T1, T5). */
const TABLE = [
  { key: 'intro', percent: 13 },
  { key: 'first', percent: 25 },
  { key: 'bases', percent: 38 },
  { key: 'utils', percent: 50 },
  { key: 'exos', percent: 63 },
  { key: 'corrections', percent: 75 },
  { key: 'project', percent: 88 },
  { key: 'final', percent: 100 },
] as const;
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom('__proto__'));

/** What the address `?tabs=…` of a browser gives, without a heading. */
const search = (text: string) => stepOfAddress({ hash: '', search: text });

describe('« steps in order »', () => {
  test('the eight keys', () => {
    expect(STEP_KEYS).toEqual(TABLE.map(({ key }) => key));
  });

  test.each(TABLE)('$key: « round((index+1)/8 × 100) » is $percent', ({ key, percent }) => {
    expect(stepPercent(key)).toBe(percent);
    expect(STEP_KEYS[stepIndex(key)]).toBe(key);
  });

  test('each step has its neighbours, the ends have one', () => {
    const keys = TABLE.map(({ key }) => key);
    expect(keys.map((key) => neighbour(key, 1))).toEqual([...keys.slice(1), undefined]);
    expect(keys.map((key) => neighbour(key, -1))).toEqual([undefined, ...keys.slice(0, -1)]);
  });
});

describe('only the eight keys open a step (T2)', () => {
  test.each(TABLE)('?tabs=$key opens $key', ({ key }) => {
    expect(isStepKey(key)).toBe(true);
    expect(search(`?tabs=${key}`)).toBe(key);
    expect(search(`?nom=a&tabs=${key}&b`)).toBe(key);
  });

  test.each([undefined, null, 0, 7, '', 'Bases', ' bases', 'basesintro', ['bases'], {}])(
    '%j is no key',
    (value) => {
      expect(isStepKey(value)).toBe(false);
    },
  );

  // docs/faults.json, group U, `ressources.tabs`: a known step or the introduction, and no throw (X8).
  test.each([
    { id: 'U-085', fault: 'absent', given: '' },
    { id: 'U-086', fault: 'empty', given: '?tabs=' },
    { id: 'U-087', fault: 'malformed-%', given: '?tabs=%E0%A4%A' },
    { id: 'U-088', fault: 'double-encoded', given: '?tabs=%2562ases' },
    { id: 'U-089', fault: 'javascript:', given: '?tabs=javascript:alert(1)' },
    { id: 'U-090', fault: '//evil.tld', given: '?tabs=//evil.tld' },
    { id: 'U-091', fault: '../..', given: '?tabs=../..' },
    { id: 'U-092', fault: '10,000 chars', given: `?tabs=${'bases'.repeat(2_000)}` },
    { id: 'U-093', fault: 'emoji+RLO', given: '?tabs=🎓\u202Esesab' },
    { id: 'U-094', fault: '__proto__', given: '?tabs=__proto__' },
    { id: 'U-095', fault: '<script>', given: '?tabs=<script>alert(1)</script>' },
    { id: 'U-096', fault: 'repeated param, a wrong one first', given: '?tabs=no&tabs=bases' },
  ])('$id $fault: the introduction', ({ given }) => {
    expect(search(given)).toBe('intro');
  });

  test('U-096 repeated param: the first one counts', () => {
    expect(search('?tabs=final&tabs=bases')).toBe('final');
  });

  test('whatever the address: one of the eight keys', () => {
    fc.assert(
      fc.property(anyText, anyText, (hash, tabs) => {
        const keys: readonly string[] = TABLE.map(({ key }) => key);
        expect(keys).toContain(stepOfAddress({ hash, search: tabs }));
        expect(keys).toContain(stepOfAddress({ hash: `#${hash}`, search: `?tabs=${tabs}` }));
      }),
    );
  });
});

describe('a link to a heading opens the step that holds it (T2)', () => {
  test.each([
    { hash: '#bases-repeter-avec-for', step: 'bases' },
    { hash: '#corrections-1-table', step: 'corrections' },
    { hash: '#exos', step: 'exos' },
    { hash: 'final-memo', step: 'final' },
    { hash: '#contenu', step: undefined },
    { hash: '#Bases-a', step: undefined },
    { hash: '#titre-bases', step: undefined },
    { hash: '#basesrepeter', step: undefined },
    { hash: '#', step: undefined },
    { hash: '', step: undefined },
    { hash: '#%E0%A4%A', step: undefined },
    { hash: '#__proto__-a', step: undefined },
  ])('$hash → $step', ({ hash, step }) => {
    expect(stepOfHash(hash)).toBe(step);
  });

  test('another anchor of the page leaves the step to `tabs`', () => {
    expect(stepOfAddress({ hash: '#contenu', search: '?tabs=utils' })).toBe('utils');
    expect(stepOfAddress({ hash: '#contenu', search: '' })).toBe('intro');
  });
});
