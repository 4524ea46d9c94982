import { z } from 'astro/zod';
import { LANGUAGES, MODALITIES } from '../../rules/course/preferences.ts';
import { choice, draft, expected, file, keys, list, pattern, text } from './fields.ts';

export type CatalogCourse = z.output<typeof courseSchema>;
export type FreeCourse = z.output<typeof freeCoursesSchema>[number];

const LEVELS = ['débutant', 'intermédiaire', 'avancé'] as const;

const PRICE =
  'écris un nombre entier de FCFA, sans espace ni virgule : 7500, ou 0 pour un cours gratuit';

const section = keys({
  title: text(3, 70).describe('le titre de la partie'),
  description: text(100, 1_500).describe('ce que l’on y fait ; on dit « vous »'),
  media: file('.mp4', '.png', '.jpg')
    .optional()
    .describe('un fichier de content/catalog/media/sections'),
});

/** The picture of a card. */
function cover() {
  return file('.svg', '.png', '.jpg')
    .optional()
    .describe('un fichier de content/catalog/media/covers ; sans lui, un tissage');
}

/** The name of a course's file: its id, which stands in addresses. */
export const COURSE_FILE = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

/** `content/catalog/courses/<id>.yaml`. */
export const courseSchema = keys({
  brouillon: draft(),
  name: text(3, 60).describe('le nom ; entre guillemets s’il contient « : »'),
  category: text(3, 60).describe('une ligne de content/catalog/categories.yaml, à la lettre'),
  keywords: list(text(1, 40), [1, 5], 'mots-clés').describe('ce que l’on pourrait chercher'),
  language: choice(LANGUAGES.map(({ value }) => value)).describe('la langue du cours'),
  modality: choice(MODALITIES.map(({ value }) => value)).describe(
    'freemium : abonnement mensuel ; premium : payant ; free : gratuit, avec un prix de 0',
  ),
  level: choice(LEVELS)
    .optional()
    .describe(
      'à qui le cours s’adresse ; débutant : rien à savoir avant. Sans lui, rien n’est dit',
    ),
  price: z
    .int(expected(PRICE))
    .min(0, 'un prix n’est jamais négatif')
    .max(1_000_000, 'un prix dépasse rarement 1 000 000 FCFA')
    .describe('en FCFA, un nombre entier'),
  cover: cover(),
  shortDescription: text(40, 90).describe('la phrase de la carte'),
  description: text(200, 2_000).describe('des paragraphes séparés par une ligne vide'),
  benefits: list(text(3, 160), [3, 6], 'acquis').describe('chacun commence par un verbe'),
  sections: list(section, [3, 8], 'sections').describe('les parties du cours, dans l’ordre'),
}).refine(({ price, modality }) => (price === 0) === (modality === 'free'), {
  error:
    '« free » et un prix de 0 vont ensemble, et seulement ensemble — écris « price: 0 » avec free, et le prix en FCFA avec premium ou freemium',
  path: ['modality'],
});

/** `content/catalog/categories.yaml`: order in the file = order on the screen. */
export const categoriesSchema = list(text(3, 60), [1, 40], 'catégories');

/** `content/free-courses.yaml`: the free video tutorials (L1), in the order of the screen. */
export const freeCoursesSchema = list(
  keys({
    id: pattern(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'écris des minuscules et des tirets, comme « pack-python »',
    )
      .min(2)
      .max(60)
      .describe('son adresse : des minuscules et des tirets'),
    name: text(3, 60).describe('le nom de la carte'),
    title: text(3, 90).describe('le titre de la page'),
    shortDescription: text(40, 90).describe('la phrase de la carte'),
    description: text(100, 1_500).describe('des paragraphes séparés par une ligne vide'),
    cover: cover(),
    logo: text(1, 30).describe('un fichier de public/logos, sans « .svg »'),
    videos: list(
      keys({
        name: text(3, 90).describe('le titre de la vidéo'),
        description: text(40, 900).describe('ce que l’on y voit'),
        media: file('.mp4').describe('un fichier de content/catalog/media/sections'),
      }),
      [1, 12],
      'vidéos',
    ).describe('dans l’ordre de l’écran'),
  }),
  [1, 12],
  'cours',
);
