import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { fetchCategories, fetchCourses } from './api/courses.ts';
import { IS_EMBEDDED, SITES } from './config.ts';
import type { Course } from './rules/course.ts';
import type { FreePack } from './rules/legacy.ts';
import type { ResourceGroup } from './rules/resources.ts';
import { STEPS, type StepKey } from './rules/steps.ts';
import { WINDOW_SIZE } from './rules/window.ts';
import { coverUrl, toWireCourse } from './wire/catalog.ts';
import { decodeCourses } from './wire/decode.ts';

const WORDS_PER_MINUTE = 120;

/** What the home page shows before any script: the first courses, and all categories. */
export interface Catalog {
  courses: Course[];
  categories: string[];
}

/** One step of a tutorial, its text ready to be placed on the page. */
export interface Step {
  key: StepKey;
  title: string;
  description: string;
  objectives: readonly string[];
  /** Reading time, code included, in minutes. */
  minutes: number;
  headings: readonly { slug: string; text: string }[];
  Content: Awaited<ReturnType<typeof render>>['Content'];
}

export interface Tutorial {
  slug: string;
  about: CollectionEntry<'tutorials'>['data'];
  steps: readonly Step[];
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

/** Every written tutorial; a missing or foreign step stops the build with its name. */
export async function tutorials(): Promise<Tutorial[]> {
  const entries = await getCollection('tutorials');
  return Promise.all(entries.map(({ id, data }) => tutorial(id, data)));
}

/** The marketplace; an item whose tutorial is not written yet is not ready. */
export async function resourceGroups(): Promise<ResourceGroup[]> {
  const written = new Set((await getCollection('tutorials')).map(({ id }) => id));
  const groups = await getCollection('resources');
  return groups
    .toSorted((a, b) => a.data.position - b.data.position)
    .map(({ data: { category, items } }) => ({
      category,
      items: items.map((item) => ({ ...item, isReady: written.has(item.slug) })),
    }));
}

/** The free tutorials; a site with a course API of its own does not carry the embedded covers. */
export async function freeCourses(): Promise<FreePack[]> {
  const packs = await getCollection('freeCourses');
  return packs
    .toSorted((a, b) => a.data.position - b.data.position)
    .map(({ data: { cover, ...pack } }) => ({
      ...pack,
      bannerUrl: IS_EMBEDDED && cover ? coverUrl(cover) : undefined,
    }));
}

async function tutorial(slug: string, about: Tutorial['about']): Promise<Tutorial> {
  const wanted = STEPS.map(({ key }, index) => `${slug}/${index + 1}-${key}`);
  const found = (await getCollection('steps')).filter(({ id }) => id.startsWith(`${slug}/`));
  const foreign = found.find(({ id }) => !wanted.includes(id));
  if (foreign) {
    throw new Error(`content/tutorials/${foreign.id}.mdx : les étapes sont ${wanted.join(', ')}.`);
  }
  const steps = await Promise.all(
    wanted.map((id, index) => step(id, STEPS[index]?.key ?? 'intro')),
  );
  return { slug, about, steps };
}

async function step(id: string, key: StepKey): Promise<Step> {
  const entry = await getEntry('steps', id);
  if (!entry) throw new Error(`content/tutorials/${id}.mdx manque : un tutoriel a huit étapes.`);
  const { Content, headings } = await render(entry);
  const words = (entry.body ?? '').split(/\s+/).length;
  return {
    key,
    ...entry.data,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    headings: headings.filter(({ depth }) => depth === 3),
    Content,
  };
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
