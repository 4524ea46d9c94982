import { atom } from 'nanostores';
import { goTo } from '../../browser/platform/navigate.ts';
import { SITES } from '../../config.ts';
import { createOrder, type Purchase, payHref } from '../../rules/course/order.ts';

/** The order dialog: « hidden, shown on purchase click, then cancelled or confirmed » (section 4). */
export const $isOrdering = atom(false);

/** True from the confirmation on: a second click orders nothing. */
export const $isConfirmed = atom(false);

export function openOrder(): void {
  $isConfirmed.set(false);
  $isOrdering.set(true);
}

export function cancelOrder(): void {
  $isOrdering.set(false);
}

/** « confirmed (browser redirected to the payment page of the account site) » (section 4). */
export function confirmOrder(
  course: { id: string; name: string; price: number | undefined },
  purchase: Purchase,
): void {
  const order = createOrder(course, purchase);
  if (!order || $isConfirmed.get()) return;
  $isConfirmed.set(true);
  goTo(payHref(SITES.account, order));
}

/** Back from the payment page, by the browser's own button: the order may be confirmed again. */
export function reopenOrders(): void {
  $isConfirmed.set(false);
}
