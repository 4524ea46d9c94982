import { z } from 'astro/zod';
import { shareOf } from '../../rules/course/revenue.ts';
import { asked, expected, keys, list, text, titled } from './fields.ts';

const price = z
  .number(expected('écris un prix en FCFA, sans espace : 5000'))
  .refine(
    (value) => shareOf(value),
    'écris un multiple de 10 : 70 % et 30 % tombent alors en francs entiers',
  );

/** The head of `content/seller.mdx`: the trainer page, block by block (E1), with its facts and no other (E7). */
export const sellerSchema = keys({
  title: text(3, 40).describe('le titre de la page'),
  subtitle: text(20, 120).describe('la phrase sous le titre'),
  description: text(110, 160).describe('110 à 160 caractères, pour les moteurs de recherche'),
  eyebrow: z
    .literal('Become a trainer', 'la spécification garde « Become a trainer »')
    .describe('toujours « Become a trainer »'),
  benefits: list(titled(), [5, 5], 'avantages').describe('5 avantages'),
  cards: list(titled(), [3, 3], 'cartes').describe('3 cartes'),
  steps: list(
    keys({
      title: text(3, 40).describe('l’étape'),
      you: text(20, 160).describe('ce que vous faites'),
      we: text(20, 160).describe('ce que nous faisons'),
      duration: text(5, 80).describe('le temps qu’il faut'),
    }),
    [3, 3],
    'étapes',
  ).describe('3 étapes'),
  prices: list(price, [1], 'prix').describe(
    'des exemples, en FCFA, qui se partagent en francs entiers',
  ),
  video: keys({
    title: text(8, 80).describe('le titre du film'),
    seconds: z
      .int(expected('écris un nombre entier de secondes'))
      .positive({
        error: 'écris un nombre entier de secondes',
      })
      .describe('sa durée, en secondes'),
    weight: text(4, 10)
      .optional()
      .describe('le poids du film d’une autre adresse, comme « 5,8 Mo »'),
    transcript: list(text(10, 200), [2], 'phrases').describe('ce qui s’y dit'),
  }).describe('le film'),
  payment: list(text(20, 200), [3], 'phrases').describe('comment on est payé'),
  conditions: list(titled(), [4], 'conditions').describe('les conditions'),
  goodToKnow: list(asked(), [4], 'questions').describe('« Bon à savoir »'),
  final: z
    .literal('Rejoignez-nous maintenant', 'la spécification garde « Rejoignez-nous maintenant »')
    .describe('toujours « Rejoignez-nous maintenant »'),
});
