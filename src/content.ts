import { getCollection } from 'astro:content';
import { fetchCategories, fetchCourses } from './api/courses.ts';
import { IS_EMBEDDED, SITES } from './config.ts';
import type { Course } from './rules/course.ts';
import { WINDOW_SIZE } from './rules/window.ts';
import { toWireCourse } from './wire/catalog.ts';
import { decodeCourses } from './wire/decode.ts';

/** What the home page shows before any script: the first courses, and all categories. */
export interface Catalog {
  courses: Course[];
  categories: string[];
}

/**
 * From the course API when one is set, else from `content/catalog`. An API that cannot be reached does
 * not stop the build: the page goes out without cards, and the build says so loudly.
 */
export async function firstCatalog(): Promise<Catalog> {
  try {
    const { courses, categories } = await (IS_EMBEDDED ? embeddedCatalog() : liveCatalog());
    return { courses: courses.slice(0, WINDOW_SIZE), categories };
  } catch (error) {
    if (IS_EMBEDDED) throw error;
    console.warn(
      `\n!!! Le service des formations ne répond pas : page d’accueil sans cartes.\n`,
      error,
    );
    return { courses: [], categories: [] };
  }
}

async function liveCatalog(): Promise<Catalog> {
  const [courses, categories] = await Promise.all([fetchCourses(), fetchCategories()]);
  return { courses: courses.data, categories: categories.data };
}

async function embeddedCatalog(): Promise<Catalog> {
  const courses = await getCollection('courses');
  const categories = await getCollection('categories');
  const wire = courses
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data }) => toWireCourse(id, data));
  return {
    courses: decodeCourses(wire, new URL(SITES.training).origin) ?? [],
    categories: categories
      .toSorted((a, b) => a.data.position - b.data.position)
      .map(({ id }) => id),
  };
}
