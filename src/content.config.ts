import { defineCollection } from 'astro:content';
import type { z } from 'astro/zod';
import { careerFieldSchema, careerIntroSchema } from './collections/schemas/career.ts';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from './collections/schemas/catalog.ts';
import { draftable } from './collections/schemas/draftable.ts';
import { homeSchema } from './collections/schemas/home.ts';
import { orientationSchema } from './collections/schemas/orientation.ts';
import { resourcesSchema } from './collections/schemas/resources.ts';
import { sellerSchema } from './collections/schemas/seller.ts';
import { stepSchema } from './collections/schemas/step.ts';
import { tolerant } from './collections/schemas/tolerant.ts';
import { coverageSchema } from './collections/schemas/tutorial/coverage.ts';
import { tutorialSchema } from './collections/schemas/tutorial.ts';
import { careerSectionOf } from './rules/site/career.ts';
import { headFaults } from './tools/checks/schemas.ts';

const TUTORIALS = './content/tutorials';
const CAREER = './content/career';

export const collections = {
  /** One per tutorial: `content/tutorials/<slug>/tutorial.yaml`. */
  tutorials: written(tutorialSchema, {
    base: TUTORIALS,
    pattern: '*/tutorial.yaml',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  /** The eight steps of each: `content/tutorials/<slug>/3-bases.mdx`. */
  steps: written(stepSchema, {
    base: TUTORIALS,
    pattern: '*/[1-8]-*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  /** What a tutorial covers of what the guides teach: `content/tutorials/<slug>/coverage.yaml`. */
  coverage: written(coverageSchema, {
    base: TUTORIALS,
    pattern: '*/coverage.yaml',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  resources: inOneFile('resources.yaml', resourcesSchema),
  courses: written(courseSchema, {
    base: './content/catalog/courses',
    // As the local API reads them: `COURSE_FILE`.
    pattern: '+([a-z0-9])*(-+([a-z0-9])).yaml',
  }),
  categories: inOneFile('catalog/categories.yaml', categoriesSchema),
  freeCourses: inOneFile('free-courses.yaml', freeCoursesSchema),
  careerIntro: written(careerIntroSchema, {
    base: CAREER,
    pattern: '1-intro.mdx',
    generateId: careerId,
  }),
  careerFields: written(careerFieldSchema, {
    base: CAREER,
    pattern: '[2-8]-*.mdx',
    generateId: careerId,
  }),
  seller: written(sellerSchema, { base: './content', pattern: 'seller.mdx' }),
  home: inOneFile('home.yaml', homeSchema),
  orientation: inOneFile('orientation.yaml', orientationSchema),
};

/** Files whose faults are told by who asks for one of them, in the words of the checks. */
function written<Schema extends z.ZodType>(schema: Schema, files: Parameters<typeof draftable>[0]) {
  return defineCollection({ loader: draftable(files, headFaults), schema: tolerant(schema) });
}

/** A collection of one entry, named by the path of its file. */
function inOneFile<Schema extends z.ZodType>(name: string, schema: Schema) {
  const files = { base: './content', pattern: name, generateId: () => `content/${name}` };
  return written(schema, files);
}

/** A misspelt file of the guide is nobody's section. */
function careerId({ entry }: { entry: string }): string {
  return careerSectionOf(entry) ?? entry;
}
