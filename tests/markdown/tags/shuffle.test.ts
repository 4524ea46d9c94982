import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesToOrder, mixedPlaces, optionOrder } from '../../../src/markdown/tags/shuffle.ts';

/** Items without a right one have no place to balance: the seed alone orders them. */
function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const options = items.map((item) => ({ item, isRight: false }));
  return optionOrder(options, seed, new Map()).map(({ item }) => item);
}

describe('items in an order that a seed decides', () => {
  test('hold each item once, and are the same each time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const mixed = shuffled(items, seed);
        expect(mixed.toSorted()).toEqual(items.toSorted());
        expect(shuffled(items, seed)).toEqual(mixed);
      }),
    );
  });

  test('put the first item about as often in each place', () => {
    const counts = [0, 0, 0, 0];
    for (let seed = 0; seed < 4_000; seed += 1) {
      const place = shuffled(['a', 'b', 'c', 'd'], `question ${seed}`).indexOf('a');
      counts[place] = (counts[place] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(100);
  });

  // Written down, so that a change of the machine or of the program shows: it would move every option.
  test('keep the order that pages have', () => {
    expect(shuffled(['a', 'b', 'c', 'd', 'e'], 'Que vaut 7 // 2 ?').join('')).toBe('cdbae');
  });
});

describe('lines to put in order', () => {
  const line = fc.string().filter((text) => text.trim() !== '');

  test('never read in the right order, even when two are equal', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 3, maxLength: 30 }), (lines) => {
        fc.pre(new Set(lines).size > 1);
        const places = mixedPlaces(lines);
        expect(places.toSorted((a, b) => a - b)).toEqual(lines.map((_, index) => index + 1));
        expect(places.map((place) => lines[place - 1])).not.toEqual(lines);
      }),
    );
  });

  test('that are all equal end too', () => {
    expect(mixedPlaces(['}', '}', '}'])).toEqual([1, 2, 3]);
  });

  test('are those that are not empty', () => {
    expect(linesToOrder('a\n\n  b\n   \n')).toEqual(['a', '  b']);
  });
});

describe('the options of a quiz', () => {
  const options = [0, 1, 2].map((index) => ({ isRight: index === 0, index }));

  test('leave no place three right answers ahead of another', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (questions) => {
        const used = new Map<number, number>();
        for (const question of questions) optionOrder(options, question, used);
        const counts = [0, 1, 2].map((place) => used.get(place) ?? 0);
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
        expect(counts.reduce((sum, one) => sum + one)).toBe(questions.length);
      }),
    );
  });
});
