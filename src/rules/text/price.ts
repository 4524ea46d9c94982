const MAX_PRICE_FCFA = 1e9;

/** U+202F between groups of digits, U+00A0 before the currency (decisions, §2). */
const GROUP_SPACE = '\u202F';
const UNIT_SPACE = '\u00A0';

/** Where a card has no price to show (section 9). */
export const NO_PRICE = '--';

/** « a price of 0 means free »; an unknown price is not free (section 1). */
export function isFree(price: number | undefined): boolean {
  return price === 0;
}

/** The badge of a course: `isFree` decides (section 2). */
export function priceBadge(price: number | undefined): 'Gratuite' | 'Payante' {
  return isFree(price) ? 'Gratuite' : 'Payante';
}

/** A price that can be trusted: finite, from 0 to 1e9 FCFA; anything else is absent. */
export function validPrice(value: unknown): number | undefined {
  const isPrice = typeof value === 'number' && value >= 0 && value <= MAX_PRICE_FCFA;
  return isPrice && !Object.is(value, -0) ? value : undefined;
}

/** `25000` → « 25 000 FCFA », `5000.5` → « 5 000,5 FCFA » (two decimals at most), undefined → « -- ». */
export function formatPrice(price: number | undefined): string {
  if (price === undefined) return NO_PRICE;
  const [whole = '', decimals] = String(Math.round(price * 100) / 100).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE);
  return `${grouped}${decimals ? `,${decimals}` : ''}${UNIT_SPACE}FCFA`;
}

/** « Modalité : 5 000 fr »: the amount alone (decisions, §2). */
export function formatAmount(price: number | undefined): string {
  return price === undefined ? NO_PRICE : formatPrice(price).replace(`${UNIT_SPACE}FCFA`, '');
}
