import { atom } from 'nanostores';
import { focusBuyButton } from '../../browser/course/buy-bar.ts';
import { goTo, takeAnchor } from '../../browser/platform/navigate.ts';
import { KEYS, readText, writeText } from '../../browser/platform/storage.ts';
import { SITES } from '../../config.ts';
import { createOrder, type Purchase, payHref } from '../../rules/course/order.ts';
import { ORDER_ANCHOR, PAID_ANCHOR } from '../../rules/site/links.ts';

const AREA = 'sessionStorage';

/** Whether the order dialog is open (O1). */
export const $isOrdering = atom(false);

/** True once the order is confirmed: a second click orders nothing (O3). */
export const $isConfirmed = atom(false);

export function openOrder(): void {
  $isConfirmed.set(false);
  $isOrdering.set(true);
}

/** Opens the order that the address asks for, once (D9). */
export function openAskedOrder(): void {
  if (!takeAnchor(ORDER_ANCHOR)) return;
  focusBuyButton();
  openOrder();
}

export function cancelOrder(): void {
  $isOrdering.set(false);
}

/** Leads the browser to the payment page of the account site (O4). */
export function confirmOrder(
  course: { id: string; name: string; price: number | undefined },
  purchase: Purchase,
): void {
  const order = createOrder(course, purchase);
  if (!order || $isConfirmed.get()) return;
  $isConfirmed.set(true);
  writeText(AREA, KEYS.order, course.id);
  goTo(payHref(SITES.account, order));
}

/** Called when the browser comes back from the payment page: the order may be confirmed again (O3). */
export function reopenOrders(): void {
  $isConfirmed.set(false);
}

/**
 * Whether this course, now open, was ordered here a moment ago, and the payment page led back as paid: said once. One
 * that was held already, or whose order was left, opens without a word (O8).
 */
export function takeReceipt(id: string): boolean {
  const isOrdered = readText(AREA, KEYS.order) === id;
  writeText(AREA, KEYS.order, undefined);
  return takeAnchor(PAID_ANCHOR) && isOrdered;
}
