import { formatPrice, isFree } from '../../text/price.ts';
import { isSameValue } from '../preferences.ts';

/** Where it is paid (D19). */
export const PAYMENT_PLACE =
  'Le paiement se fait sur le site des comptes, où vous vous connectez d’abord.';

/** What no service says of a course, and a buyer looks for (D22). */
export const UNSAID =
  'Pas encore précisés : la personne qui enseigne, les heures de travail, les moyens de paiement, le remboursement. Demandez avant d’acheter.';

/** How a course is paid, in one sentence: once, by the month, or not at all (D19). */
export function paymentSentence(price: number | undefined, modality: string | undefined): string {
  if (isFree(price)) return 'Gratuit : rien à payer, et pas besoin de compte.';
  if (price === undefined) return 'Le prix n’est pas connu pour le moment.';
  if (isSameValue(modality, 'freemium')) {
    return `Par abonnement : ${formatPrice(price)} pour un mois.`;
  }
  return 'En une fois : toutes les sections s’ouvrent après le paiement.';
}
