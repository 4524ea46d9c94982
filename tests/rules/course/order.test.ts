import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canConfirm,
  createOrder,
  fullPurchaseLabel,
  type Order,
  type Purchase,
  payHref,
} from '../../../src/rules/course/order.ts';
import { decodeOrder } from '../../../src/wire/order.ts';

const ACCOUNT = 'https://compte.example';
const COURSE = { id: 'python', name: 'Python, premiers pas', price: 25_000 };
const FULL: Purchase = { type: 'full' };

function sectionOf(price: number | undefined): Purchase {
  return { type: 'section', section: { id: 'python-1', title: 'Les variables', price } };
}

describe('confirming is disabled only for a section that is not chosen (O3)', () => {
  test.each([
    ['the whole course', true, FULL],
    ['a section', true, sectionOf(1_000)],
    ['a section without a price', true, sectionOf(undefined)],
    ['no section yet', false, { type: 'section', section: undefined } as const],
  ])('%s: %s, and an order exists then only', (_, isReady, purchase) => {
    expect(canConfirm(purchase)).toBe(isReady);
    expect(createOrder(COURSE, purchase) !== undefined).toBe(isReady);
  });
});

describe('the order holds exactly the keys of the payload (O4)', () => {
  const whole = '"type":"full","courseName":"Python, premiers pas"';
  const part = '"type":"section","courseName":"Python, premiers pas"';
  const id = '"formationId":"python"';
  const section = `${id},"sectionId":"python-1","sectionTitle":"Les variables"`;
  test.each([
    ['the whole course', `{${whole},"price":25000,${id}}`, FULL, 25_000],
    ['a whole course at 0', `{${whole},"price":0,${id}}`, FULL, 0],
    ['a whole course of unknown price', `{${whole},${id}}`, FULL, undefined],
    ['a section', `{${part},"price":1000,${section}}`, sectionOf(1_000), 25_000],
    ['a section without a price', `{${part},"price":0,${section}}`, sectionOf(undefined), 25_000],
  ])('%s is sent as %s', (_, json, purchase, price) => {
    expect(JSON.stringify(createOrder({ ...COURSE, price }, purchase))).toBe(json);
  });

  test('what else a course or a section holds stays behind', () => {
    const rich = { ...COURSE, language: 'wolof', description: 'Long.' };
    const purchase = { ...sectionOf(0), token: 'secret' };
    expect(Object.keys(createOrder(rich, FULL) ?? {})).toHaveLength(4);
    expect(Object.keys(createOrder(rich, purchase) ?? {})).toHaveLength(6);
  });
});

describe('the payment address carries the order as URL-encoded JSON (O4)', () => {
  test('is written so', () => {
    const order: Order = { type: 'full', courseName: 'Été & « C++ » ?', formationId: 'c/1#2' };
    expect(payHref(`${ACCOUNT}/compte`, order)).toBe(
      'https://compte.example/compte/pay?payload=%7B%22type%22%3A%22full%22%2C%22courseName%22%3A' +
        '%22%C3%89t%C3%A9%20%26%20%C2%AB%20C%2B%2B%20%C2%BB%20%3F%22%2C%22formationId%22%3A%22c%2F1%232%22%7D',
    );
  });

  test('whatever the words, the account site reads back the order, in one parameter', () => {
    // What an order may hold: the names and ids of a course have passed `wire/decode.ts`.
    const words = fc
      .oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }), fc.constant('<b>"\u202E'))
      .map((text) => text.trim() || 'a');
    const price = fc.option(fc.integer({ min: 0, max: 1e9 }), { nil: undefined });
    const section = fc.record({ id: words, title: words, price });
    const purchases = fc.oneof(
      fc.constant(FULL),
      section.map((one): Purchase => ({ type: 'section', section: one })),
    );
    fc.assert(
      fc.property(fc.record({ id: words, name: words, price }), purchases, (course, purchase) => {
        const order = createOrder(course, purchase);
        if (!order) throw new Error('a purchase without an order');
        const url = new URL(payHref(ACCOUNT, order));
        expect(`${url.origin}${url.pathname}${url.hash}`).toBe(`${ACCOUNT}/pay`);
        expect([...url.searchParams.keys()]).toEqual(['payload']);
        const payload = url.searchParams.get('payload') ?? '';
        expect(JSON.parse(payload)).toEqual(order);
        const { price: _, ...read } = order;
        expect(decodeOrder(payload)).toEqual(read);
      }),
    );
  });
});

describe('the only purchase is « Formation complète - {price} FCFA » (O1)', () => {
  test.each([
    { price: 25_000, label: 'Formation complète - 25\u202F000\u00A0FCFA' },
    { price: 0, label: 'Formation complète - 0\u00A0FCFA' },
    { price: undefined, label: 'Formation complète - -- FCFA' },
  ])('$price: « $label »', ({ price, label }) => {
    expect(fullPurchaseLabel(price)).toBe(label);
  });
});
