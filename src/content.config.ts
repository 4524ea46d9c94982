import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import {
  careerFieldSchema,
  careerIntroSchema,
  homeSchema,
  resourcesSchema,
  sellerSchema,
  stepSchema,
  tutorialSchema,
} from './content.schemas.ts';
import { CAREER_FILES, careerSectionOf } from './rules/site/career.ts';
import { type FreeCourse, parseCategories, parseCourse, parseFreeCourses } from './wire/catalog.ts';

const CATALOG = 'content/catalog';
const TUTORIALS = './content/tutorials';
const FREE_COURSES = 'content/free-courses.yaml';
const CAREER = './content/career';

/** One per tutorial: `content/tutorials/<slug>/tutorial.yaml`. */
const tutorials = defineCollection({
  loader: glob({
    base: TUTORIALS,
    pattern: '*/tutorial.yaml',
    generateId: ({ entry }) => entry.split('/')[0] ?? entry,
  }),
  schema: tutorialSchema,
});

/** The eight steps of each: `content/tutorials/<slug>/3-bases.mdx`. */
const steps = defineCollection({
  loader: glob({
    base: TUTORIALS,
    pattern: '*/[1-8]-*.mdx',
    generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
  }),
  schema: stepSchema,
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
  schema: resourcesSchema,
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

/** The first section of the career guide helps to choose. */
const careerIntro = defineCollection({
  loader: glob({ base: CAREER, pattern: '1-*', generateId: careerId }),
  schema: careerIntroSchema,
});

/** The seven others describe a field each. */
const careerFields = defineCollection({
  loader: glob({ base: CAREER, pattern: ['*', '!1-*'], generateId: careerId }),
  schema: careerFieldSchema,
});

const seller = defineCollection({
  loader: glob({ base: './content', pattern: 'seller.mdx' }),
  schema: sellerSchema,
});

const home = defineCollection({
  loader: glob({ base: './content', pattern: 'home.yaml' }),
  schema: homeSchema,
});

export const collections = {
  tutorials,
  steps,
  resources,
  courses,
  categories,
  freeCourses,
  careerIntro,
  careerFields,
  seller,
  home,
};

/** A misspelt file of the guide stops the build: its section would be missing. */
function careerId({ entry }: { entry: string }): string {
  const section = careerSectionOf(entry);
  if (section) return section;
  throw new Error(`content/career/${entry} : les sections sont ${CAREER_FILES.join(', ')}.`);
}

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
