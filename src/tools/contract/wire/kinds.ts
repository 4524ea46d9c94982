import { safeUrl } from '../../../rules/site/sites.ts';
import { decodePricing } from '../../../wire/pricing.ts';

/** What a field may be: in words for a document, and as a check of what a service sends. */
interface FieldKind {
  says: string;
  /** Whether the decoders take the value as it is: nothing of it is dropped or replaced. */
  reads(value: unknown, siteOrigin: string): boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The kinds of fields of the wire (N5, N7, N9, P2). */
export const KINDS = {
  id: {
    says: 'texte non vide, ou nombre',
    reads: (value) => isText(value) || (typeof value === 'number' && Number.isFinite(value)),
  },
  text: { says: 'texte non vide', reads: isText },
  prose: { says: 'texte', reads: (value) => typeof value === 'string' },
  texts: {
    says: 'texte, ou liste de textes',
    reads: (value) => isText(value) || (Array.isArray(value) && value.every(isText)),
  },
  address: {
    says: 'adresse https',
    reads: (value, siteOrigin) => safeUrl(value, siteOrigin) !== undefined,
  },
  amount: {
    says: 'nombre, plus grand que 0',
    reads: (value) => typeof value === 'number' && Number.isFinite(value) && value > 0,
  },
  price: {
    says: 'nombre de 0 à 1 000 000 000, ou objet avec `price` et `modalite`, en JSON ou non',
    reads: (value) => decodePricing(value).price !== undefined,
  },
} as const satisfies Record<string, FieldKind>;

export type Kind = keyof typeof KINDS;
