import { formatPrice, isFree } from '../../text/price.ts';
import { isSameValue } from '../preferences.ts';

/** How a course is paid, in one sentence: once, by the month, or not at all (D19). */
export function paymentSentence(price: number | undefined, modality: string | undefined): string {
  if (isFree(price)) return 'Gratuit : rien à payer, et pas besoin de compte.';
  if (price === undefined) return 'Le prix n’est pas connu pour le moment.';
  if (isSameValue(modality, 'freemium')) {
    return `Par abonnement : ${formatPrice(price)} pour un mois.`;
  }
  return 'En une fois : toutes les sections s’ouvrent après le paiement.';
}
