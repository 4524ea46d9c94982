import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatAmount,
  formatPrice,
  isFree,
  priceBadge,
  validPrice,
} from '../../../src/rules/text/price.ts';

const NARROW = '\u202F';
const FCFA = '\u00A0FCFA';
const anyPrice = fc
  .double({ min: 0, max: 1e9, noNaN: true })
  .filter((price) => !Object.is(price, -0));

describe('a price of 0 means free, an unknown one does not (P1)', () => {
  test.each([
    { price: 0, badge: 'Gratuite' },
    { price: 0.01, badge: 'Payante' },
    { price: 1, badge: 'Payante' },
    { price: 25_000, badge: 'Payante' },
    { price: undefined, badge: 'Payante' },
  ])('$price is « $badge »', ({ price, badge }) => {
    expect(priceBadge(price)).toBe(badge);
    expect(isFree(price)).toBe(badge === 'Gratuite');
  });
});

describe('a price is a number from 0 to 1e9; anything else is absent, never 0 (P2, P3)', () => {
  test.each([0, 0.5, 1, 5_000, 5_000.5, 1e9])('%d is kept', (price) => {
    expect(validPrice(price)).toBe(price);
  });

  const strangers = [
    ...[-1, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e9 + 1, 1e99],
    ...['0', '5000', '', null, undefined, true, false, 0n],
    ...[[], [0], {}, { price: 0 }, new Date(0)],
  ];
  test.each(strangers.map((value) => ({ said: inspect(value), value })))(
    '$said is absent',
    ({ value }) => {
      expect(validPrice(value)).toBeUndefined();
    },
  );

  test('whatever the value, it is kept as it is or absent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const price = validPrice(value);
        if (price === undefined) return;
        expect(price).toBe(value);
        expect(price).toBeGreaterThanOrEqual(0);
        expect(price).toBeLessThanOrEqual(1e9);
      }),
    );
  });
});

describe('prices show as « 25 000 FCFA », with U+202F and U+00A0 (P5)', () => {
  test.each([
    { price: 0, shown: `0${FCFA}` },
    { price: 999, shown: `999${FCFA}` },
    { price: 1_000, shown: `1${NARROW}000${FCFA}` },
    { price: 25_000, shown: `25${NARROW}000${FCFA}` },
    { price: 1_000_000, shown: `1${NARROW}000${NARROW}000${FCFA}` },
    { price: 1e9, shown: `1${NARROW}000${NARROW}000${NARROW}000${FCFA}` },
    { price: 5_000.5, shown: `5${NARROW}000,5${FCFA}` },
    { price: 0.1 + 0.2, shown: `0,3${FCFA}` },
    { price: 1_234.5678, shown: `1${NARROW}234,57${FCFA}` },
    { price: 1e-7, shown: `0${FCFA}` },
    { price: undefined, shown: '--' },
  ])('$price shows as « $shown »', ({ price, shown }) => {
    expect(formatPrice(price)).toBe(shown);
  });

  test('every price is written in digits, with a comma and two decimals at most', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const shown = formatPrice(price);
        expect(shown).toMatch(/^\d{1,3}(?:\u202F\d{3})*(?:,\d{1,2})?\u00A0FCFA$/);
        const read = Number(shown.replace(FCFA, '').replaceAll(NARROW, '').replace(',', '.'));
        expect(Math.abs(read - price)).toBeLessThanOrEqual(0.0051);
      }),
    );
  });
});

describe('the amount of « Modalité : » (P7)', () => {
  test.each([
    { price: 5_000, shown: `5${NARROW}000` },
    { price: 0, shown: '0' },
    { price: 1_234.5, shown: `1${NARROW}234,5` },
    { price: undefined, shown: '--' },
  ])('$price shows as « $shown »', ({ price, shown }) => {
    expect(formatAmount(price)).toBe(shown);
  });
});
