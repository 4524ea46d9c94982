import { readFileSync } from 'node:fs';
import { parse as parseYaml } from 'yaml';
import { orientationSchema } from '../../src/collections/schemas/orientation.ts';
import { parse } from '../../src/collections/schemas/parse.ts';
import { resourcesSchema } from '../../src/collections/schemas/resources.ts';
import { sellerSchema } from '../../src/collections/schemas/seller.ts';
import { french } from '../../src/rules/text/typography.ts';
import { readContent } from '../../src/tools/local-api/data/content.ts';

/** What writers wrote, read as the site reads it: tests quote no text that a writer may change. */

const catalog = readContent('content');

/** The courses of the embedded catalogue, in its order, with their names as the site shows them. */
export const COURSES = catalog.courses.map(({ id, course }) => ({
  ...course,
  id,
  shownName: french(course.name),
}));

/** The free video courses, with their titles as the site shows them. */
export const PACKS = catalog.freeCourses.map(({ id, title, cover, videos }) => ({
  id,
  title: french(title),
  cover,
  videos: videos.length,
}));

/** The groups of the marketplace, in their order. */
export function readResources() {
  const file = 'content/resources.yaml';
  return parse(resourcesSchema, parseYaml(readFileSync(file, 'utf8')), file);
}

/** The head of the trainer page. */
export function readSeller() {
  const file = 'content/seller.mdx';
  return parse(sellerSchema, parseYaml(headOf(file)), file);
}

/** The questions of the orientation test. */
export function readOrientation() {
  const file = 'content/orientation.yaml';
  return parse(orientationSchema, parseYaml(readFileSync(file, 'utf8')), file);
}

/** The category of a section of the career guide, as its file names it. */
export function categoryOf(file: string): string {
  return (parseYaml(headOf(file)) as { category: string }).category;
}

/** The first one that fits; the content must have one. */
export function oneOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item {
  const found = items.find(fits);
  if (!found) throw new Error('the content has nothing that this test can use');
  return found;
}

/** `15000` → « 15 000 », its space unbreakable. */
export function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '\u202F');
}

function headOf(file: string): string {
  return /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
