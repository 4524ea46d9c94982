import { defineCollection } from 'astro:content';
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { file, glob, type Loader, type LoaderContext } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { careerFieldSchema, careerIntroSchema } from './collections/schemas/career.ts';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from './collections/schemas/catalog.ts';
import { homeSchema } from './collections/schemas/home.ts';
import { resourcesSchema } from './collections/schemas/resources.ts';
import { sellerSchema } from './collections/schemas/seller.ts';
import { stepSchema } from './collections/schemas/step.ts';
import { tolerant, type Unreadable } from './collections/schemas/tolerant.ts';
import { tutorialSchema } from './collections/schemas/tutorial.ts';
import { CAREER_FILES, careerSectionOf } from './rules/site/career.ts';
import { isDraft } from './rules/site/draft.ts';

const TUTORIALS = './content/tutorials';
const CAREER = './content/career';

export const collections = {
  /** One per tutorial: `content/tutorials/<slug>/tutorial.yaml`. */
  tutorials: defineCollection({
    loader: forgiving(
      glob({
        base: TUTORIALS,
        pattern: '*/tutorial.yaml',
        generateId: ({ entry }) => entry.split('/')[0] ?? entry,
      }),
    ),
    schema: tolerant(tutorialSchema),
  }),
  /** The eight steps of each: `content/tutorials/<slug>/3-bases.mdx`. */
  steps: defineCollection({ loader: stepsLoader(), schema: tolerant(stepSchema) }),
  resources: listIn('content/resources.yaml', resourcesSchema),
  courses: defineCollection({
    loader: forgiving(glob({ base: './content/catalog/courses', pattern: '*.yaml' })),
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

/** A step of a draft may not even compile: only those who write, and are watched, have it read (Y6). */
function stepsLoader(): Loader {
  return {
    name: 'steps-loader',
    load(context) {
      const left = context.watcher ? [] : draftSlugs();
      const steps = glob({
        base: TUTORIALS,
        pattern: ['*/[1-8]-*.mdx', ...left.map((slug) => `!${slug}/*`)],
        generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
      });
      return forgiving(steps).load(context);
    },
  };
}

function draftSlugs(): string[] {
  return globSync('*/tutorial.yaml', { cwd: TUTORIALS })
    .filter((file) => isDraft(readFileSync(`${TUTORIALS}/${file}`, 'utf8')))
    .map((file) => dirname(file));
}

/** Astro gives it to every loader, and its types say nothing of it. */
interface EntryTypes {
  entryTypes: Map<string, { getEntryInfo(file: { contents: string }): Promise<object> }>;
}

/**
 * A file that is no YAML becomes an entry with its fault. Thrown, the fault would stop the reading of all
 * the others; what `glob` has not read to the end, it does not watch either: `astro dev` would never see
 * the file mended (Y6).
 */
function forgiving({ name, load }: Loader): Loader {
  return {
    name,
    load(context) {
      const { entryTypes } = context as LoaderContext & EntryTypes;
      const kind = [...entryTypes].map(([end, type]) => {
        const getEntryInfo = async (file: { contents: string }) => {
          try {
            return await type.getEntryInfo(file);
          } catch {
            const unreadable = 'ce fichier n’est pas du YAML, ou son en-tête n’en est pas';
            const data: Unreadable = { unreadable, isDraft: isDraft(file.contents) };
            return { data, body: '', slug: '', rawData: '' };
          }
        };
        return [end, { ...type, getEntryInfo }] as const;
      });
      return load({ ...context, entryTypes: new Map(kind) } as LoaderContext);
    },
  };
}

/** A misspelt file of the guide stops the build: its section would be missing. */
function careerId({ entry }: { entry: string }): string {
  const section = careerSectionOf(entry);
  if (section) return section;
  throw new Error(`content/career/${entry} : les sections sont ${CAREER_FILES.join(', ')}.`);
}
