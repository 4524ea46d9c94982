import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { careerFieldSchema, careerIntroSchema } from './collections/schemas/career.ts';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from './collections/schemas/catalog.ts';
import { draftable } from './collections/schemas/draftable.ts';
import { homeSchema } from './collections/schemas/home.ts';
import { resourcesSchema } from './collections/schemas/resources.ts';
import { sellerSchema } from './collections/schemas/seller.ts';
import { stepSchema } from './collections/schemas/step.ts';
import { tolerant } from './collections/schemas/tolerant.ts';
import { tutorialSchema } from './collections/schemas/tutorial.ts';
import { CAREER_FILES, careerSectionOf } from './rules/site/career.ts';

const TUTORIALS = './content/tutorials';
const CAREER = './content/career';

export const collections = {
  /** One per tutorial: `content/tutorials/<slug>/tutorial.yaml`. */
  tutorials: defineCollection({
    loader: draftable({
      base: TUTORIALS,
      pattern: '*/tutorial.yaml',
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: tolerant(tutorialSchema),
  }),
  /** The eight steps of each: `content/tutorials/<slug>/3-bases.mdx`. */
  steps: defineCollection({
    loader: draftable({
      base: TUTORIALS,
      pattern: '*/[1-8]-*.mdx',
      generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
    }),
    schema: tolerant(stepSchema),
  }),
  resources: listIn('content/resources.yaml', resourcesSchema),
  courses: defineCollection({
    loader: draftable({ base: './content/catalog/courses', pattern: '*.yaml' }),
    schema: tolerant(courseSchema),
  }),
  categories: listIn('content/catalog/categories.yaml', categoriesSchema),
  freeCourses: listIn('content/free-courses.yaml', freeCoursesSchema),
  careerIntro: defineCollection({
    loader: glob({ base: CAREER, pattern: '1-*', generateId: careerId }),
    schema: careerIntroSchema,
  }),
  careerFields: defineCollection({
    loader: glob({ base: CAREER, pattern: ['*', '!1-*'], generateId: careerId }),
    schema: careerFieldSchema,
  }),
  seller: defineCollection({
    loader: glob({ base: './content', pattern: 'seller.mdx' }),
    schema: sellerSchema,
  }),
  home: defineCollection({
    loader: glob({ base: './content', pattern: 'home.yaml' }),
    schema: homeSchema,
  }),
};

/** A file that is one list: a collection of one entry, which keeps the order and the whole check. */
function listIn<Items extends z.ZodType>(path: string, items: Items) {
  return defineCollection({
    loader: file(path, { parser: (yaml) => ({ [path]: { items: parseYaml(yaml) } }) }),
    schema: z.strictObject({ items }),
  });
}

/** A misspelt file of the guide stops the build: its section would be missing. */
function careerId({ entry }: { entry: string }): string {
  const section = careerSectionOf(entry);
  if (section) return section;
  throw new Error(`content/career/${entry} : les sections sont ${CAREER_FILES.join(', ')}.`);
}
