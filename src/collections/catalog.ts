import { type CollectionEntry, getCollection } from 'astro:content';
import { fetchCategories, fetchCourses } from '../api/courses.ts';
import { IS_EMBEDDED, SITES } from '../config.ts';
import type { Course } from '../rules/course/course.ts';
import type { FreePack } from '../rules/course/legacy.ts';
import { WINDOW_SIZE } from '../rules/course/list-window.ts';
import { marked } from '../rules/site/draft.ts';
import { coverUrl, toWireCourse } from '../wire/catalog.ts';
import { decodeCourses } from '../wire/decode.ts';
import { fault, fieldsOf, listed } from './entry.ts';

const CATEGORIES = 'content/catalog/categories.yaml';

/** What the home page shows before any script: the first courses, and all categories. */
export interface Catalog {
  courses: Course[];
  categories: string[];
}

/**
 * From the course API when one is set, else from `content/catalog`. An API that does not answer does
 * not stop the build: the page goes out without cards, and the build warns loudly (W6).
 */
export async function firstCatalog(): Promise<Catalog> {
  const { courses, categories } = await (IS_EMBEDDED ? embeddedCatalog() : liveCatalog());
  return { courses: courses.slice(0, WINDOW_SIZE), categories };
}

/**
 * The free video tutorials. With a course API of its own, the site does not carry the embedded covers
 * (L1, W6).
 */
export async function freeCourses(): Promise<FreePack[]> {
  const packs = await listed('freeCourses', 'content/free-courses.yaml');
  return packs.map(({ cover, ...pack }) => ({
    ...pack,
    bannerUrl: IS_EMBEDDED && cover ? coverUrl(cover) : undefined,
  }));
}

/** Throws when `file` names a category that the embedded catalogue lacks. */
export async function requireCategory(file: string, category: string): Promise<void> {
  if (!IS_EMBEDDED || (await listed('categories', CATEGORIES)).includes(category)) return;
  throw fault(file, `category : « ${category} » n’est pas dans ${CATEGORIES}`);
}

async function liveCatalog(): Promise<Catalog> {
  try {
    const [courses, categories] = await Promise.all([fetchCourses(), fetchCategories()]);
    return { courses: courses.data, categories: categories.data };
  } catch (error) {
    console.warn(
      `\n!!! Le service des formations ne répond pas : page d’accueil sans cartes.\n`,
      error,
    );
    return { courses: [], categories: [] };
  }
}

async function embeddedCatalog(): Promise<Catalog> {
  const courses = await getCollection('courses', isSound);
  const wire = courses
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data }) =>
      toWireCourse(id, marked(fieldsOf(`content/catalog/courses/${id}.yaml`, data))),
    );
  return {
    courses: decodeCourses(wire, new URL(SITES.training).origin) ?? [],
    categories: await listed('categories', CATEGORIES),
  };
}

/** While one writes, a faulty course is left out and does not break the page; a build has stopped at it (Y6). */
function isSound({ data }: CollectionEntry<'courses'>): boolean {
  return 'fields' in data;
}
