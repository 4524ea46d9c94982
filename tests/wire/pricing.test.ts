import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canWatch } from '../../src/rules/course/access.ts';
import { createOrder } from '../../src/rules/course/order.ts';
import { formatPrice, priceBadge } from '../../src/rules/text/price.ts';
import { decodePricing } from '../../src/wire/pricing.ts';

const absent = { price: undefined, shown: '--', badge: 'Payante' };
const free = { price: 0, shown: '0\u00A0FCFA', badge: 'Gratuite' };
const paid = { price: 5_000, shown: '5\u202F000\u00A0FCFA', badge: 'Payante' };

/** The sixteen price faults of group P, in its order: four cells each, for the card, the detail page, the player's lock and the order. */
const FAULTS = [
  { fault: 'absent', raw: undefined, ...absent },
  { fault: 'an empty text', raw: '', ...absent },
  { fault: 'a word', raw: 'abc', ...absent },
  { fault: 'null in JSON', raw: 'null', ...absent },
  { fault: 'zero in JSON', raw: '0', ...free },
  { fault: 'a number in JSON', raw: '5000', ...paid },
  { fault: 'a negative number', raw: '-1', ...absent },
  { fault: 'no number', raw: 'NaN', ...absent },
  { fault: 'a number beyond all prices', raw: '1e99', ...absent },
  { fault: 'an infinite number', raw: 'Infinity', ...absent },
  {
    fault: 'half a franc',
    raw: '5000.5',
    price: 5_000.5,
    shown: '5\u202F000,5\u00A0FCFA',
    badge: 'Payante',
  },
  { fault: 'a text in JSON', raw: '"5000"', ...absent },
  { fault: 'an empty object', raw: '{}', ...absent },
  { fault: 'price and modality', raw: '{"price":5000,"modalite":"premium"}', ...paid },
  { fault: 'a list', raw: '[5000]', ...absent },
  { fault: 'a bare number', raw: 5_000, ...paid },
].map((one, row) => ({
  ...one,
  cells: [1, 2, 3, 4].map((view) => `P-${String(4 * row + view).padStart(3, '0')}`).join(', '),
}));

describe('a price is a number or absent; an absent one shows « -- », never « Gratuite », and locks (P2, P3)', () => {
  test.each(FAULTS)('$cells, $fault: « $shown », « $badge »', ({ raw, price, shown, badge }) => {
    const read = decodePricing(raw).price;
    expect(read).toBe(price);
    expect([formatPrice(read), priceBadge(read)]).toEqual([shown, badge]);
    expect(canWatch({ id: 'a', price: read }, [])).toBe(price === 0);
    const order = { type: 'full', courseName: 'A', formationId: 'a' };
    expect(createOrder({ id: 'a', name: 'A', price: read }, { type: 'full' })).toEqual(
      price === undefined ? order : { ...order, price },
    );
  });
});

describe('anything else is absent, never 0 (P3)', () => {
  const reads = <Value>(value: Value, raws: readonly unknown[]) =>
    raws.map((raw) => ({ said: inspect(raw), raw, value }));

  test.each([
    ...reads(0, [0, '0', ' 0 ', '0.0', { price: 0 }, '{"prix":0}']),
    ...reads(5_000, [{ prix: 5_000 }, '5e3']),
    ...reads(1e9, [1e9, '1000000000']),
    ...reads(undefined, [null, [], [0], false, true, -0, -1, 1e9 + 1, 1e99, Number.NaN, 0n]),
    ...reads(undefined, [
      '',
      ' ',
      '""',
      '[]',
      '[0]',
      'false',
      'null 0',
      '0 FCFA',
      '00',
      '0x0',
      '-0',
    ]),
    ...reads(undefined, [{}, { price: '0' }, { price: null }, { price: [0] }, { PRICE: 0 }]),
    ...reads(undefined, [{ price: null, prix: 0 }, '{"price":null,"prix":5000}']),
    ...reads(undefined, [{ price: 'abc', prix: 5_000 }, { price: { price: 0 } }]),
    ...reads(undefined, ['{"__proto__":{"price":0}}', '{"price":"0"}', '{"price":-1}']),
  ])('$said: $value', ({ raw, value }) => {
    expect(decodePricing(raw).price).toBe(value);
  });

  test.each([
    ...reads('free', [
      { price: 0, modalite: 'free' },
      '{"modalite":"free"}',
      { modalite: ' free ' },
    ]),
    ...reads(undefined, [{ modalite: '' }, { modalite: ' ' }, { modalite: 3 }, '5000', null]),
  ])('the modality of $said: $value', ({ raw, value }) => {
    expect(decodePricing(raw).modality).toBe(value);
  });
});

/** The only ways to say that a course is free. */
function saysZero(raw: unknown): boolean {
  const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value === 0;
  return Object.entries(value).some(([key, held]) => /^pri(?:ce|x)$/.test(key) && held === 0);
}

test('an unreadable price never unlocks a course: 0 only when zero is said (P3)', () => {
  const numbers = fc.oneof(fc.double(), fc.integer({ min: -2, max: 2 }), fc.constant(1e9 + 1));
  const values = fc.oneof(
    { weight: 3, arbitrary: numbers },
    fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true }),
  );
  const objects = fc.record(
    { price: values, prix: values, modalite: values },
    { requiredKeys: [] },
  );
  const texts = fc.oneof(fc.json(), numbers.map(String), fc.string(), objects.map(safeJson));
  fc.assert(
    fc.property(fc.oneof(values, objects, texts), (raw) => {
      const { price, modality } = decodePricing(raw);
      expect(price === undefined || (price >= 0 && price <= 1e9)).toBe(true);
      expect(modality === undefined || modality !== '').toBe(true);
      if (price === 0) expect(saysZero(raw)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

function safeJson(value: unknown): string {
  return fc.stringify(value).replaceAll('undefined', 'null');
}
