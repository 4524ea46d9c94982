import { formatPrice } from '../text/price.ts';

/** What is sent to the payment page (O4). */
export interface Order {
  type: 'full' | 'section';
  courseName: string;
  formationId: string;
  /** In FCFA; absent when the service has not said it: the account site computes it again (O5). */
  price?: number;
  sectionId?: string;
  sectionTitle?: string;
}

/** What is bought: the whole course, or one section, which the screen does not offer (O3). */
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

/** False only for a section that is not chosen (O3). */
export function canConfirm(purchase: Purchase): boolean {
  return purchase.type === 'full' || purchase.section !== undefined;
}

/**
 * The order of a purchase, with exactly the keys of the payload; undefined for a section that is not
 * chosen. A section without a price costs 0 (O4).
 */
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

/** The address of the payment page, with the order as URL-encoded JSON (O4). */
export function payHref(accountSite: string, order: Order): string {
  return `${accountSite}/pay?payload=${encodeURIComponent(JSON.stringify(order))}`;
}

/** The price of an order in words: « 25 000 FCFA », « -- FCFA » for one that is unknown (O1). */
export function orderPrice(price: number | undefined): string {
  return price === undefined ? '-- FCFA' : formatPrice(price);
}

/** The only type of purchase that the dialog offers: « Formation complète - 25 000 FCFA » (O1). */
export function fullPurchaseLabel(price: number | undefined): string {
  return `Formation complète - ${orderPrice(price)}`;
}
