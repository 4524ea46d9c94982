import { expect, test } from 'vitest';
import { paymentSentence } from '../../../../src/rules/course/page/payment.ts';

test.each([
  [0, 'free', 'Gratuit : rien à payer, et pas besoin de compte.'],
  [0, 'freemium', 'Gratuit : rien à payer, et pas besoin de compte.'],
  [undefined, 'premium', 'Le prix n’est pas connu pour le moment.'],
  [7_500, 'freemium', 'Par abonnement : 7 500 FCFA pour un mois.'],
  [7_500, 'Freemium', 'Par abonnement : 7 500 FCFA pour un mois.'],
  [25_000, 'premium', 'En une fois : toutes les sections s’ouvrent après le paiement.'],
  [25_000, undefined, 'En une fois : toutes les sections s’ouvrent après le paiement.'],
])('%s FCFA, %s: %s (D19)', (price, modality, sentence) => {
  expect(paymentSentence(price, modality).replace(/[\u00A0\u202F]/g, ' ')).toBe(sentence);
});
