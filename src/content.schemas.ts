import { z } from 'astro/zod';
import { shareOf } from './rules/course/revenue.ts';
import { CAREER_SECTIONS } from './rules/site/career.ts';

// The messages of Zod itself are in French too (W9).
z.config(z.locales.fr());

/** Verbs of objectives that nobody can observe (Y5). */
const VAGUE_VERBS = /^(comprendre|connaître|découvrir|maîtriser|savoir|apprendre)\b/i;
const INFINITIVE = /^\p{L}+(er|ir|re)\b/iu;

const text = (min: number, max: number) =>
  z
    .string('un texte est attendu')
    .trim()
    .min(min, `${min} caractères au moins sont attendus`)
    .max(max, `${max} caractères au plus sont attendus`);
const slug = z
  .string()
  .regex(/^[a-z]+$/, 'le nom d’un dossier de tutoriel est attendu, comme « python »');
const objective = text(8, 120)
  .regex(
    INFINITIVE,
    'un objectif commence par un verbe à l’infinitif : « écrire un programme qui… »',
  )
  .refine(
    (value) => !VAGUE_VERBS.test(value),
    'ce verbe ne s’observe pas : écrire, lire, prédire, corriger, choisir…',
  );
const titled = z.strictObject({ title: text(3, 60), text: text(20, 260) });
const asked = z.strictObject({ question: text(8, 100), answer: text(40, 420) });

/** `content/tutorials/<slug>/tutorial.yaml`. */
export const tutorialSchema = z.strictObject({
  title: text(1, 30),
  category: text(3, 30),
  description: text(110, 160),
  icon: z.string().regex(/^[a-z]+$/, 'le nom d’un fichier de public/logos est attendu'),
  version: z
    .strictObject({
      taught: text(1, 40),
      minimum: text(1, 40),
      checkedOn: z.coerce.date(),
      checkedWith: text(3, 200).optional(),
      compiledWith: text(3, 200).optional(),
    })
    .refine(({ checkedWith, compiledWith }) => checkedWith || compiledWith, {
      error: 'il manque checkedWith : « npm run samples -- <dossier> --write » l’écrit',
    }),
  level: z.enum(['débutant', 'intermédiaire', 'avancé']),
  prerequisites: z.array(slug),
  objectives: z.array(objective).min(4, '4 objectifs au moins').max(6, '6 objectifs au plus'),
  phone: z.enum(['oui', 'partiel', 'non']),
  updated: z.coerce.date(),
  sources: z
    .array(z.url({ protocol: /^https$/, error: 'une adresse https est attendue' }))
    .min(2, '2 sources au moins'),
  next: z.array(slug).min(2, '2 suites au moins').max(3, '3 suites au plus'),
});

/** `content/tutorials/<slug>/3-bases.mdx`. */
export const stepSchema = z.strictObject({
  title: text(3, 60),
  description: text(70, 160),
  objectives: z.array(objective).max(4, '4 objectifs au plus').default([]),
});

/** A group of `content/resources.yaml`. */
export const resourcesSchema = z.strictObject({
  id: z.string(),
  position: z.number(),
  category: text(3, 30),
  items: z
    .array(
      z.strictObject({ name: text(1, 30), slug, icon: text(1, 20), description: text(20, 70) }),
    )
    .min(1, 'un groupe a une ressource au moins'),
});

/** What every section of the career guide has: its title, its name in the list, its tutorials. */
const careerHead = {
  title: text(3, 40),
  short: text(3, 16),
  description: text(70, 160),
  tutorials: z.array(slug).min(1, '1 tutoriel au moins'),
};

/** The introduction of the career guide: it helps to choose (G4). */
export const careerIntroSchema = z.strictObject({
  ...careerHead,
  opening: text(100, 400),
  questions: z
    .array(
      z.strictObject({
        question: text(8, 100),
        why: text(20, 200),
        sections: z.array(z.enum(CAREER_SECTIONS)).length(2, '2 sections sont attendues'),
      }),
    )
    .length(6, '6 questions sont attendues'),
  plan: z
    .array(z.strictObject({ weeks: text(3, 30), work: text(10, 120), slug: slug.optional() }))
    .min(4, '4 périodes au moins'),
});

/** A field of the career guide (G3). */
export const careerFieldSchema = z.strictObject({
  ...careerHead,
  category: text(3, 60).optional(),
  technologies: z
    .array(z.strictObject({ name: text(1, 40), use: text(5, 80), slug: slug.optional() }))
    .min(6, '6 technologies au moins')
    .max(10, '10 technologies au plus'),
  profiles: z
    .array(z.strictObject({ role: text(3, 60), tasks: text(10, 160) }))
    .min(4, '4 profils au moins')
    .max(6, '6 profils au plus'),
  outlets: z
    .array(z.strictObject({ where: text(3, 60), work: text(10, 100) }))
    .min(3, '3 débouchés au moins'),
  start: z.array(titled).length(3, '3 premiers pas sont attendus'),
});

/** The trainer page, block by block (E1), with its facts and no other (E7). */
export const sellerSchema = z.strictObject({
  title: text(3, 40),
  subtitle: text(20, 120),
  description: text(110, 160),
  eyebrow: z.literal('Become a trainer', 'la spécification garde « Become a trainer »'),
  benefits: z.array(titled).length(5, '5 avantages sont attendus'),
  cards: z.array(titled).length(3, '3 cartes sont attendues'),
  steps: z
    .array(
      z.strictObject({
        title: text(3, 40),
        you: text(20, 160),
        we: text(20, 160),
        duration: text(5, 80),
      }),
    )
    .length(3, '3 étapes sont attendues'),
  prices: z
    .array(
      z
        .number('un prix en FCFA est attendu')
        .refine((price) => shareOf(price), 'un prix qui se partage en francs entiers est attendu'),
    )
    .min(1, '1 exemple de prix au moins'),
  video: z.strictObject({
    title: text(8, 80),
    seconds: z.int().positive(),
    weight: text(4, 10).optional(),
    transcript: z.array(text(10, 200)).min(2, '2 phrases au moins'),
  }),
  payment: z.array(text(20, 200)).min(3, '3 phrases au moins'),
  conditions: z.array(titled).min(4, '4 conditions au moins'),
  goodToKnow: z.array(asked).min(4, '4 questions au moins'),
  final: z.literal(
    'Rejoignez-nous maintenant',
    'la spécification garde « Rejoignez-nous maintenant »',
  ),
});

/** Home's own texts: « Comment ça marche » and « Questions fréquentes » (H1). */
export const homeSchema = z.strictObject({
  steps: z.array(titled).length(4, '4 étapes sont attendues'),
  questions: z.array(asked).min(4, '4 questions au moins'),
});
