const MAX_PRICE_FCFA = 1e9;

/** Between groups of digits, and before the currency (P5). */
const GROUP_SPACE = '\u202F';
const UNIT_SPACE = '\u00A0';

/** What a card shows without a price (P6). */
const NO_PRICE = '--';

/** Whether the price is 0; an unknown price is not free (P1). */
export function isFree(price: number | undefined): boolean {
  return price === 0;
}

/** The badge of a course (P4). */
export function priceBadge(price: number | undefined): 'Gratuite' | 'Payante' {
  return isFree(price) ? 'Gratuite' : 'Payante';
}

/** The value itself when it is a price, a number from 0 to 1e9 FCFA; else undefined (P2, P3). */
export function validPrice(value: unknown): number | undefined {
  const isPrice = typeof value === 'number' && value >= 0 && value <= MAX_PRICE_FCFA;
  return isPrice && !Object.is(value, -0) ? value : undefined;
}

/**
 * `25000` → « 25 000 FCFA », `5000.5` → « 5 000,5 FCFA » (two decimals at most), undefined → « -- »
 * (P5).
 */
export function formatPrice(price: number | undefined): string {
  if (price === undefined) return NO_PRICE;
  const [whole = '', decimals] = String(Math.round(price * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE);
  return `${grouped}${decimals ? `,${decimals}` : ''}${UNIT_SPACE}FCFA`;
}

/** The amount without its currency, for « Modalité : 5 000 fr » (P7). */
export function formatAmount(price: number | undefined): string {
  return price === undefined ? NO_PRICE : formatPrice(price).replace(`${UNIT_SPACE}FCFA`, '');
}
