import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessOf, canWatch } from '../../../src/rules/course/access.ts';

const FULL = { courseId: 'python', type: 'full' };
const ID = 'python';

describe('a course is open when it is free, or held by a full subscription to it (A1)', () => {
  test.each([
    ['a visitor of a free course', true, 0, []],
    ['a visitor of a paid course', false, 25_000, []],
    ['a visitor of a course at 1 FCFA', false, 1, []],
    ['a subscriber of a paid course', true, 25_000, [FULL]],
    ['a subscriber of another course', false, 25_000, [{ courseId: 'java', type: 'full' }]],
    ['a subscriber of one section', false, 25_000, [{ courseId: ID, type: 'section' }]],
    [
      'a subscriber of one section, then of the whole',
      true,
      25_000,
      [{ courseId: ID, type: 'section' }, FULL],
    ],
    ['a subscription whose type is « FULL »', false, 25_000, [{ courseId: ID, type: 'FULL' }]],
    ['a visitor when the price is unknown', false, undefined, []],
    ['a subscriber when the price is unknown', true, undefined, [FULL]],
  ])('%s: open is %s', (_, isOpen, price, subscriptions) => {
    expect(canWatch({ id: ID, price }, subscriptions)).toBe(isOpen);
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
