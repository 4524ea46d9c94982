import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { parseCategories, parseCourse } from './wire/catalog.ts';

const CATALOG = 'content/catalog';

/** The embedded catalogue: one file per course, checked by the rules that the local API also uses. */
const courses = defineCollection({
  loader: glob({ base: `./${CATALOG}/courses`, pattern: '*.yaml' }),
  schema: checkedBy((value) => parseCourse(value, 'Ce cours')),
});

/** Its categories: order in the file = order on the screen. */
const categories = defineCollection({
  loader: file(`${CATALOG}/categories.yaml`, {
    parser: (text) =>
      parseCategories(parseYaml(text), `${CATALOG}/categories.yaml`).map((name, position) => ({
        id: name,
        position,
      })),
  }),
  schema: z.object({ position: z.number() }),
});

export const collections = { courses, categories };

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
