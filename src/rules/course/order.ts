import { formatPrice } from '../text/price.ts';

/** « Order payload: type, courseName, price, formationId; for a section also sectionId and sectionTitle ». */
export interface Order {
  type: 'full' | 'section';
  courseName: string;
  formationId: string;
  /** Whole FCFA; absent when the service has not said it: the account site recomputes it. */
  price?: number;
  sectionId?: string;
  sectionTitle?: string;
}

/** What is bought: the whole course, or (a branch that the screen does not offer) one section. */
export type Purchase =
  | { type: 'full' }
  | {
      type: 'section';
      section: { id: string; title: string; price: number | undefined } | undefined;
    };

interface Buyable {
  id: string;
  name: string;
  price: number | undefined;
}

/** « confirm disabled only in section mode without a chosen section » (section 5). */
export function canConfirm(purchase: Purchase): boolean {
  return purchase.type === 'full' || purchase.section !== undefined;
}

/** The order of a purchase, with exactly the keys of section 3; a section's price is « price or 0 ». */
export function createOrder(course: Buyable, purchase: Purchase): Order | undefined {
  const { id, name, price } = course;
  if (purchase.type === 'full') {
    return {
      type: 'full',
      courseName: name,
      ...(price !== undefined && { price }),
      formationId: id,
    };
  }
  const { section } = purchase;
  return (
    section && {
      type: 'section',
      courseName: name,
      price: section.price ?? 0,
      formationId: id,
      sectionId: section.id,
      sectionTitle: section.title,
    }
  );
}

/** « the browser navigates to {account site}/pay?payload={URL-encoded JSON of the order} » (section 7). */
export function payHref(accountSite: string, order: Order): string {
  return `${accountSite}/pay?payload=${encodeURIComponent(JSON.stringify(order))}`;
}

/** « a purchase type offering only 'Formation complète - {price} FCFA' » (section 2). */
export function fullPurchaseLabel(price: number | undefined): string {
  return `Formation complète - ${price === undefined ? '-- FCFA' : formatPrice(price)}`;
}
