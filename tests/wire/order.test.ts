import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeOrder } from '../../src/wire/order.ts';

const full = { type: 'full', courseName: 'Python', formationId: 'python' };
const section = { ...full, type: 'section', sectionId: 'python-1', sectionTitle: 'Variables' };

describe('the order holds exactly the keys of the payload (O4)', () => {
  test.each([
    { what: 'a whole course', sent: { ...full, price: 25_000 }, read: full },
    { what: 'a course of unknown price', sent: full, read: full },
    { what: 'one section', sent: { ...section, price: 0 }, read: section },
    { what: 'a course and more', sent: { ...full, courseName: ' Python ', more: 1 }, read: full },
    { what: 'a course, with a section', sent: { ...full, sectionId: 'python-1' }, read: full },
    {
      what: 'a name in markup',
      sent: { ...full, courseName: '<b>🎓' },
      read: { ...full, courseName: '<b>🎓' },
    },
  ])('$what is an order; its price is left behind', ({ sent, read }) => {
    expect(decodeOrder(JSON.stringify(sent))).toEqual(read);
  });

  test.each([
    { why: 'an unknown type', sent: { ...full, type: 'gift' } },
    { why: 'no type', sent: { ...full, type: undefined } },
    { why: 'no course', sent: { ...full, formationId: undefined } },
    { why: 'a blank course', sent: { ...full, formationId: ' ' } },
    { why: 'a course that is a number', sent: { ...full, formationId: 7 } },
    { why: 'a course that is a list', sent: { ...full, formationId: ['python'] } },
    { why: 'no name', sent: { ...full, courseName: '' } },
    { why: 'a name of 10,000 characters', sent: { ...full, courseName: 'a'.repeat(10_000) } },
    { why: 'a section without its id', sent: { ...section, sectionId: undefined } },
    { why: 'a section without its title', sent: { ...section, sectionTitle: '' } },
    { why: 'a list', sent: [full] },
    { why: 'null', sent: null },
    { why: 'a text', sent: 'full' },
  ])('$why is no order', ({ sent }) => {
    expect(decodeOrder(JSON.stringify(sent))).toBeUndefined();
  });

  test.each(['', '{', 'undefined', '%7B%7D', '<html>', "{'type':'full'}"])(
    'what is no JSON is no order: %j',
    (payload) => {
      expect(decodeOrder(payload)).toBeUndefined();
    },
  );
});

test('never throws, never lets a price or an unknown key through', () => {
  const value = fc.oneof(fc.constantFrom('full', 'section', 'python'), fc.jsonValue());
  const nearly = fc
    .dictionary(fc.constantFrom(...Object.keys(section), 'price', '__proto__', 'more'), value)
    .map((order) => JSON.stringify(order));
  const hostile = fc.constant('{"type":"full","__proto__":{"price":0}}');
  fc.assert(
    fc.property(fc.oneof(nearly, fc.json(), fc.string(), hostile), (payload) => {
      const order = decodeOrder(payload);
      if (order === undefined) return;
      const allowed = order.type === 'full' ? full : section;
      expect(Object.keys(order).sort()).toEqual(Object.keys(allowed).sort());
      expect(Object.values(order).every((text) => typeof text === 'string' && text !== '')).toBe(
        true,
      );
    }),
    { numRuns: 1_000 },
  );
});
