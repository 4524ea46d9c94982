import { validPrice } from '../rules/text/price.ts';

export interface Pricing {
  price: number | undefined;
  modality: string | undefined;
}

/**
 * `pricing` as services send it: a number, a JSON text that holds one, or an object, as JSON or not,
 * with `price` (or `prix`) and `modalite` (P2). Anything else is no price, never 0: a price that cannot
 * be read must never unlock a course (P3).
 */
export function decodePricing(raw: unknown): Pricing {
  const value = typeof raw === 'string' ? parseJson(raw) : raw;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { price: validPrice(value), modality: undefined };
  }
  const { price, prix, modalite } = value as Record<string, unknown>;
  return {
    // A price that is null is there, and cannot be read.
    price: validPrice(price === undefined ? prix : price),
    modality: typeof modalite === 'string' ? modalite.trim() || undefined : undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
