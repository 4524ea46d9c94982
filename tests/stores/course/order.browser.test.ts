import { beforeEach, expect, test, vi } from 'vitest';
import { goTo } from '../../../src/browser/platform/navigate.ts';
import { SITES } from '../../../src/config.ts';
import { type Order, payHref } from '../../../src/rules/course/order.ts';
import {
  $isConfirmed,
  cancelOrder,
  confirmOrder,
  openOrder,
  reopenOrders,
  takeReceipt,
} from '../../../src/stores/course/order.ts';

// A real redirect would end the page of the tests.
vi.mock(import('../../../src/browser/platform/navigate.ts'), { spy: true });

const PYTHON = { id: 'python', name: 'Python', price: 25_000 };
const ORDER: Order = { type: 'full', courseName: 'Python', price: 25_000, formationId: 'python' };

beforeEach(() => {
  vi.mocked(goTo).mockReset().mockReturnValue();
  cancelOrder();
  reopenOrders();
});

test('confirmed: leads to the payment page of the account site, once (O3, O4)', () => {
  openOrder();
  confirmOrder(PYTHON, { type: 'full' });
  confirmOrder(PYTHON, { type: 'full' });
  expect($isConfirmed.get()).toBe(true);
  expect(vi.mocked(goTo).mock.calls).toEqual([[payHref(SITES.account, ORDER)]]);
  expect(payHref(SITES.account, ORDER)).toMatch(/\/account\/pay\?payload=%7B%22type%22/);
});

test.each([
  { how: 'after a cancel', again: cancelOrder },
  { how: 'back from the payment page', again: reopenOrders },
])('$how, the order may be confirmed again', ({ again }) => {
  openOrder();
  confirmOrder(PYTHON, { type: 'full' });
  again();
  openOrder();
  confirmOrder(PYTHON, { type: 'full' });
  expect(goTo).toHaveBeenCalledTimes(2);
});

test('no section chosen: nothing is confirmed', () => {
  confirmOrder(PYTHON, { type: 'section', section: undefined });
  expect($isConfirmed.get()).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

test('one section goes with its own price, or 0', () => {
  const section = { id: 's-1', title: 'Variables', price: undefined };
  confirmOrder(PYTHON, { type: 'section', section });
  const [[href = ''] = []] = vi.mocked(goTo).mock.calls;
  expect(JSON.parse(new URL(href).searchParams.get('payload') ?? '')).toEqual({
    ...ORDER,
    type: 'section',
    price: 0,
    sectionId: 's-1',
    sectionTitle: 'Variables',
  });
});

test('no price that someone stored goes into an order', () => {
  sessionStorage.setItem('course-state-python', '{"id":"python","nom":"Python","pricing":"1"}');
  sessionStorage.setItem('courseDetails', '{"course":{"id":"python","nom":"A","pricing":"1"}}');
  confirmOrder({ ...PYTHON, price: undefined }, { type: 'full' });
  const { price: _, ...order } = ORDER;
  expect(vi.mocked(goTo).mock.calls).toEqual([[payHref(SITES.account, order)]]);
});

test.each([
  { what: 'ordered here, and paid', ordered: 'python', hash: '#paye', isSaid: true },
  { what: 'ordered here, and held already', ordered: 'python', hash: '', isSaid: false },
  { what: 'another course', ordered: 'java', hash: '#paye', isSaid: false },
  { what: 'an address that someone passed on', ordered: undefined, hash: '#paye', isSaid: false },
])('« Paiement reçu » (O8): $what: $isSaid, and not twice', ({ ordered, hash, isSaid }) => {
  if (ordered) confirmOrder({ ...PYTHON, id: ordered }, { type: 'full' });
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
  expect(takeReceipt('python')).toBe(isSaid);
  expect(window.location.hash).toBe('');
  window.history.replaceState(null, '', `${window.location.pathname}${hash}`);
  expect(takeReceipt('python')).toBe(false);
  window.history.replaceState(null, '', window.location.pathname);
});
