import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'astro/zod';
import { LineCounter, type Node, parseDocument } from 'yaml';
import { careerFieldSchema, careerIntroSchema } from '../collections/schemas/career.ts';
import {
  categoriesSchema,
  courseSchema,
  freeCoursesSchema,
} from '../collections/schemas/catalog.ts';
import { homeSchema } from '../collections/schemas/home.ts';
import { faultsIn } from '../collections/schemas/parse.ts';
import { resourcesSchema } from '../collections/schemas/resources.ts';
import { sellerSchema } from '../collections/schemas/seller.ts';
import { stepSchema } from '../collections/schemas/step.ts';
import { tutorialSchema } from '../collections/schemas/tutorial.ts';
import { drafts, isOfDraft } from './draft.ts';
import { at, readPage } from './read/lesson.ts';

/** The fields of each file that writers keep, and the schema that holds for them. */
export const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  'content/tutorials/*/tutorial.yaml': tutorialSchema,
  'content/tutorials/*/*.mdx': stepSchema,
  'content/resources.yaml': resourcesSchema,
  'content/catalog/categories.yaml': categoriesSchema,
  'content/catalog/courses/*.yaml': courseSchema,
  'content/free-courses.yaml': freeCoursesSchema,
  'content/career/1-intro.mdx': careerIntroSchema,
  'content/career/[2-8]-*.mdx': careerFieldSchema,
  'content/seller.mdx': sellerSchema,
  'content/home.yaml': homeSchema,
};

/** The files of one pattern that are published, each with its faults: « fichier:ligne : clé : ce qui est attendu ». */
export function fileFaults(pattern: string, schema: z.ZodType): string[] {
  const left = drafts();
  return globSync(pattern)
    .filter((file) => !isOfDraft(file, left))
    .sort()
    .flatMap((file) => schemaFaults(file, readFileSync(file, 'utf8'), schema));
}

/** What the schema says of one file, at the line of the key; of a missing key, at its block's. */
export function schemaFaults(file: string, source: string, schema: z.ZodType): string[] {
  const isPage = file.endsWith('.mdx');
  const lines = new LineCounter();
  const yaml = parseDocument(isPage ? readPage(file, source).head : source, { lineCounter: lines });
  const result = schema.safeParse(yaml.toJS());
  if (result.success) return [];
  return faultsIn(result.error).map(({ path, message }) => {
    const node = nearest(path);
    const line = node ? lines.linePos(node.range?.[0] ?? 0).line : 1;
    return at(file, isPage ? line + 1 : line, `${path.join('.') || basename(file)} : ${message}`);
  });

  function nearest(path: readonly PropertyKey[]): Node | undefined {
    const node = yaml.getIn(path, true) as Node | undefined;
    if (node || path.length === 0) return node;
    return nearest(path.slice(0, -1));
  }
}
