import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canWatch } from '../../../src/rules/course/access.ts';
import { accessOf, stateCourse } from '../../../src/rules/course/player.ts';

const ID = 'python';

test('a saved navigation state stands for its course, and knows no more than it says', () => {
  const state = { id: ID, name: 'Python', category: 'Données', bannerUrl: '/a.png', price: 5_000 };
  const more = { ...state, description: 'Long.', benefits: '' };
  expect(stateCourse(more)).toEqual({
    ...state,
    categories: ['Données'],
    language: '',
    shortDescription: '',
    modality: undefined,
  });
});

describe('unknown subscriptions mean locked, with « Vérifier à nouveau » (A3)', () => {
  test.each([
    { price: 0, isHeld: false, hasFailed: false, access: 'open' },
    { price: 0, isHeld: false, hasFailed: true, access: 'open' },
    { price: 5_000, isHeld: true, hasFailed: false, access: 'open' },
    // The last good answer stays when a later poll fails.
    { price: 5_000, isHeld: true, hasFailed: true, access: 'open' },
    { price: undefined, isHeld: true, hasFailed: false, access: 'open' },
    { price: 5_000, isHeld: false, hasFailed: false, access: 'locked' },
    { price: undefined, isHeld: false, hasFailed: false, access: 'locked' },
    { price: 5_000, isHeld: false, hasFailed: true, access: 'unknown' },
    { price: undefined, isHeld: false, hasFailed: true, access: 'unknown' },
  ])('price $price, held $isHeld, failed $hasFailed: $access', (row) => {
    expect(accessOf(row.price, row.isHeld, row.hasFailed)).toBe(row.access);
  });

  test('only 0 or what is held opens: never an unknown price, never a failure', () => {
    const prices = fc.option(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e9 })), {
      nil: undefined,
    });
    const held = fc.array(
      fc.record({
        courseId: fc.constantFrom(ID, 'java', ''),
        type: fc.constantFrom('full', 'section', 'FULL'),
      }),
    );
    fc.assert(
      fc.property(prices, held, fc.boolean(), (price, subscriptions, hasFailed) => {
        const isHeld = canWatch({ id: ID, price }, subscriptions);
        const isOpen = accessOf(price, isHeld, hasFailed) === 'open';
        const isBought = subscriptions.some((one) => one.courseId === ID && one.type === 'full');
        expect(isOpen).toBe(price === 0 || isBought);
      }),
    );
  });
});
