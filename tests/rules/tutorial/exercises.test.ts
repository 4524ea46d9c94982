import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeIn,
  exerciseFolder,
  isPauseStep,
  passedIn,
  passedLabel,
  pauseName,
  withCode,
  withPassed,
} from '../../../src/rules/tutorial/exercises.ts';

const PLACE = { tutorial: 'html', name: '2-recette' };

describe('exercises that were passed (U14)', () => {
  test.each([
    [undefined, []],
    [null, []],
    ['html', []],
    [{ css: ['1-carte'] }, []],
    [{ html: '1-squelette' }, []],
    [{ html: ['1-squelette', 3, '7-sept', '"]', '2-recette'] }, ['1-squelette', '2-recette']],
  ])('of %j: %j', (record, names) => {
    expect(passedIn(record, 'html')).toEqual(names);
  });

  test('one more, once, and other tutorials keep theirs', () => {
    const record = withPassed({ css: ['1-carte'], html: ['1-squelette'] }, PLACE);
    expect(record).toEqual({ css: ['1-carte'], html: ['1-squelette', '2-recette'] });
    expect(withPassed(record, PLACE)).toEqual(record);
    expect(withPassed('poison', PLACE)).toMatchObject({ html: ['2-recette'] });
  });

  test.each([
    [[], ''],
    [['1-squelette'], '1 exercice sur 6'],
    [['1-squelette', '3-vaccins', '6-conte', '2-recette'], '4 exercices sur 6'],
    [['1-squelette', '1-autre-nom'], '1 exercice sur 6'],
    [['pause-1-caisse', 'pause-7-tri', '2-recette'], '1 exercice sur 6'],
    [['pause-1-caisse'], ''],
  ])('%j: « %s »', (names, label) => {
    expect(passedLabel(names)).toBe(label);
  });

  test('whatever the record, no more than six are counted', () => {
    fc.assert(
      fc.property(fc.anything(), (record) => {
        const label = passedLabel(passedIn({ html: record }, 'html'));
        expect(label).toMatch(/^$|^[1-6] exercices? sur 6$/);
      }),
    );
  });
});

describe('a pause (U24)', () => {
  test('is kept beside the exercise of the same folder', () => {
    const name = pauseName('2-recette');
    const record = withPassed(withPassed({}, PLACE), { tutorial: 'html', name });
    expect(passedIn(record, 'html')).toEqual(['2-recette', 'pause-2-recette']);
    expect(passedLabel(passedIn(record, 'html'))).toBe('1 exercice sur 6');
    const codes = withCode(withCode({}, PLACE, 'a'), { tutorial: 'html', name }, 'b');
    expect(codeIn(codes, PLACE)).toBe('a');
  });

  test('and an exercise have folders of their own', () => {
    expect([pauseName('3-tri'), '3-tri'].map(exerciseFolder)).toEqual([
      'pauses/3-tri',
      'exercises/3-tri',
    ]);
  });

  test('stands in two steps', () => {
    expect(['first', 'bases', 'utils', 'exos'].filter(isPauseStep)).toEqual(['bases', 'utils']);
  });
});

describe('the code of an exercise (U13)', () => {
  test('is kept, changed, and forgotten', () => {
    const kept = withCode({ css: { '1-carte': 'p {}' } }, PLACE, '<p>');
    expect(codeIn(kept, PLACE)).toBe('<p>');
    expect(codeIn(withCode(kept, PLACE, '<h1>'), PLACE)).toBe('<h1>');
    const left = JSON.parse(JSON.stringify(withCode(kept, PLACE, undefined)));
    expect(left).toEqual({ css: { '1-carte': 'p {}' }, html: {} });
  });

  test.each([undefined, null, 'html', { html: null }, { html: { '2-recette': 3 } }, { css: {} }])(
    'there is none in %j',
    (record) => {
      expect(codeIn(record, PLACE)).toBeUndefined();
    },
  );

  test('whatever stood in the record, what is written is read', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), (record, code) => {
        expect(codeIn(withCode(record, PLACE, code), PLACE)).toBe(code);
      }),
    );
  });
});
