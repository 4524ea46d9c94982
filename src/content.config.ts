import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { type FreeCourse, parseCategories, parseCourse, parseFreeCourses } from './wire/catalog.ts';

// What Zod itself says to a writer, it says in French.
z.config(z.locales.fr());

const CATALOG = 'content/catalog';
const TUTORIALS = './content/tutorials';
const FREE_COURSES = 'content/free-courses.yaml';

/** Objectives that nobody can observe (content standard, §1). */
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

/** One per tutorial: `content/tutorials/<slug>/tutorial.yaml`. */
const tutorials = defineCollection({
  loader: glob({
    base: TUTORIALS,
    pattern: '*/tutorial.yaml',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: z.strictObject({
    title: text(1, 30),
    category: text(3, 30),
    description: text(110, 160),
    icon: z.string().regex(/^[a-z]+$/, 'le nom d’un fichier de public/logos est attendu'),
    version: z.strictObject({
      taught: text(1, 40),
      minimum: text(1, 40),
      checkedOn: z.coerce.date(),
      checkedWith: text(3, 60),
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
  }),
});

/** The eight steps of each: `content/tutorials/<slug>/3-bases.mdx`. */
const steps = defineCollection({
  loader: glob({
    base: TUTORIALS,
    pattern: '*/[1-8]-*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: z.strictObject({
    title: text(3, 60),
    description: text(70, 160),
    objectives: z.array(objective).max(4, '4 objectifs au plus').default([]),
  }),
});

/** The marketplace: order in the file = order on the screen. */
const resources = defineCollection({
  loader: file('content/resources.yaml', {
    parser: (yaml) =>
      (parseYaml(yaml) as { category: string }[]).map((group, position) => ({
        id: group.category,
        position,
        ...group,
      })),
  }),
  schema: z.strictObject({
    id: z.string(),
    position: z.number(),
    category: text(3, 30),
    items: z
      .array(
        z.strictObject({ name: text(1, 30), slug, icon: text(1, 20), description: text(20, 70) }),
      )
      .min(1, 'un groupe a une ressource au moins'),
  }),
});

/** The embedded catalogue: one file per course, checked by the rules that the local API also uses. */
const courses = defineCollection({
  loader: glob({ base: `./${CATALOG}/courses`, pattern: '*.yaml' }),
  schema: checkedBy((value) => parseCourse(value, 'Ce cours')),
});

/** Its categories: order in the file = order on the screen. */
const categories = defineCollection({
  loader: file(`${CATALOG}/categories.yaml`, {
    parser: (yaml) =>
      parseCategories(parseYaml(yaml), `${CATALOG}/categories.yaml`).map((name, position) => ({
        id: name,
        position,
      })),
  }),
  schema: z.object({ position: z.number() }),
});

/** The packs of free videos: order in the file = order on the screen. */
const freeCourses = defineCollection({
  loader: file(FREE_COURSES, {
    parser: (yaml) =>
      parseFreeCourses(parseYaml(yaml), FREE_COURSES).map((pack, position) => ({
        position,
        ...pack,
      })),
  }),
  schema: z.custom<FreeCourse & { position: number }>(),
});

export const collections = { tutorials, steps, resources, courses, categories, freeCourses };

/** A schema whose faults are the sentences of our own check. */
function checkedBy<Checked>(check: (value: unknown) => Checked) {
  return z.unknown().transform((value, context): Checked => {
    try {
      return check(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
      return z.NEVER;
    }
  });
}
