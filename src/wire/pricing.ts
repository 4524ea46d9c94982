import { validPrice } from '../rules/text/price.ts';

export interface Pricing {
  price: number | undefined;
  modality: string | undefined;
}

/**
 * `pricing` as it may be sent (decisions, §2): a number, a JSON string holding one, or an object with
 * `price` (or `prix`) and `modalite`, as JSON or not. Anything else is absent, never 0: an unreadable
 * price must never unlock a course.
 */
export function decodePricing(raw: unknown): Pricing {
  const value = typeof raw === 'string' ? parseJson(raw) : raw;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { price: validPrice(value), modality: undefined };
  }
  const { price, prix, modalite } = value as Record<string, unknown>;
  return {
    price: validPrice(price ?? prix),
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
