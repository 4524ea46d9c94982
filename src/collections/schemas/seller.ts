import { z } from 'astro/zod';
import { shareOf } from '../../rules/course/revenue.ts';
import { asked, expected, keys, list, text, titled } from './fields.ts';

const price = z
  .number(expected('un prix en FCFA est attendu'))
  .refine((value) => shareOf(value), 'un prix qui se partage en francs entiers est attendu');

/** The head of `content/seller.mdx`: the trainer page, block by block (E1), with its facts and no other (E7). */
export const sellerSchema = keys({
  title: text(3, 40),
  subtitle: text(20, 120),
  description: text(110, 160),
  eyebrow: z.literal('Become a trainer', 'la spécification garde « Become a trainer »'),
  benefits: list(titled(), [5, 5], 'avantages'),
  cards: list(titled(), [3, 3], 'cartes'),
  steps: list(
    keys({ title: text(3, 40), you: text(20, 160), we: text(20, 160), duration: text(5, 80) }),
    [3, 3],
    'étapes',
  ),
  prices: list(price, [1], 'prix'),
  video: keys({
    title: text(8, 80),
    seconds: z.int(expected('un nombre entier de secondes est attendu')).positive({
      error: 'un nombre entier de secondes est attendu',
    }),
    weight: text(4, 10).optional(),
    transcript: list(text(10, 200), [2], 'phrases'),
  }),
  payment: list(text(20, 200), [3], 'phrases'),
  conditions: list(titled(), [4], 'conditions'),
  goodToKnow: list(asked(), [4], 'questions'),
  final: z.literal(
    'Rejoignez-nous maintenant',
    'la spécification garde « Rejoignez-nous maintenant »',
  ),
});
