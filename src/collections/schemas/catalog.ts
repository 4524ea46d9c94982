import { z } from 'astro/zod';
import { LANGUAGES, MODALITIES } from '../../rules/course/preferences.ts';
import { choice, draft, expected, file, keys, list, pattern, text } from './fields.ts';

export type CatalogCourse = z.output<typeof courseSchema>;
export type FreeCourse = z.output<typeof freeCoursesSchema>[number];

const PRICE = 'un nombre entier de FCFA est attendu';

const section = keys({
  title: text(3, 70),
  description: text(100, 1_500),
  media: file('.mp4', '.png', '.jpg').optional(),
});

/** `content/catalog/courses/<id>.yaml`. */
export const courseSchema = keys({
  brouillon: draft(),
  name: text(3, 60),
  category: text(3, 60),
  keywords: list(text(1, 40), [1, 5], 'mots-clés'),
  language: choice(LANGUAGES.map(({ value }) => value)),
  modality: choice(MODALITIES.map(({ value }) => value)),
  price: z
    .int(expected(PRICE))
    .min(0, 'un prix n’est jamais négatif')
    .max(1_000_000, 'un prix dépasse rarement 1 000 000 FCFA'),
  cover: file('.svg', '.png', '.jpg').optional(),
  shortDescription: text(40, 90),
  description: text(200, 2_000),
  benefits: list(text(3, 160), [3, 6], 'acquis'),
  sections: list(section, [3, 8], 'sections'),
}).refine(({ price, modality }) => (price === 0) === (modality === 'free'), {
  error: '« free » et un prix de 0 vont ensemble, et seulement ensemble',
  path: ['modality'],
});

/** `content/catalog/categories.yaml`: order in the file = order on the screen. */
export const categoriesSchema = list(text(3, 60), [1, 40], 'catégories');

/** `content/free-courses.yaml`: the free video tutorials (L1), in the order of the screen. */
export const freeCoursesSchema = list(
  keys({
    id: pattern(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'des minuscules et des tirets sont attendus')
      .min(2)
      .max(60),
    name: text(3, 60),
    title: text(3, 90),
    shortDescription: text(40, 90),
    description: text(100, 1_500),
    cover: file('.svg', '.png', '.jpg').optional(),
    logo: text(1, 30),
    videos: list(
      keys({ name: text(3, 90), description: text(40, 900), media: file('.mp4') }),
      [1, 12],
      'vidéos',
    ),
  }),
  [1, 12],
  'cours',
);
