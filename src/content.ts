import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { statSync } from 'node:fs';
import { fetchCategories, fetchCourses } from './api/courses.ts';
import { IS_EMBEDDED, SELLER_VIDEO_URL, SITES } from './config.ts';
import type { Course } from './rules/course/course.ts';
import type { FreePack } from './rules/course/legacy.ts';
import { WINDOW_SIZE } from './rules/course/list-window.ts';
import { CAREER_FILES, CAREER_SECTIONS, type CareerSection } from './rules/site/career.ts';
import { tutorialPath } from './rules/site/links.ts';
import { sizeLabel } from './rules/text/size-label.ts';
import type { ResourceGroup } from './rules/tutorial/resources.ts';
import { STEPS, type StepKey } from './rules/tutorial/steps.ts';
import { coverUrl, toWireCourse } from './wire/catalog.ts';
import { decodeCourses } from './wire/decode.ts';

/** The reading speed behind the minutes of a step (T13). */
const WORDS_PER_MINUTE = 120;
/** How many « Nouveautés » home shows (H2). */
const NEWS = 3;
/** Our own film for trainers, unless the owner set another (E5). */
const FILM = '/films/devenir-formateur.mp4';

type Body = Awaited<ReturnType<typeof render>>['Content'];

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
  /** Reading time in minutes, code included (T13). */
  minutes: number;
  headings: readonly { slug: string; text: string }[];
  Content: Body;
}

export interface Tutorial {
  slug: string;
  about: CollectionEntry<'tutorials'>['data'];
  steps: readonly Step[];
}

export type NewTutorial = { slug: string } & Tutorial['about'];

/** A tutorial as another page names it; `href` is undefined while it is not written. */
export interface TutorialLink {
  name: string;
  href: string | undefined;
}

/** The career guide: its first section helps to choose, the others describe a field each. */
export interface CareerGuide {
  intro: CollectionEntry<'careerIntro'>['data'] & { Content: Body };
  fields: readonly (CollectionEntry<'careerFields'>['data'] & {
    key: CareerSection;
    Content: Body;
  })[];
  /** By slug. */
  links: ReadonlyMap<string, TutorialLink>;
}

export type SellerPage = CollectionEntry<'seller'>['data'] & {
  film: { address: string; weight: string };
  Content: Body;
};

/**
 * From the course API when one is set, else from `content/catalog`. An API that does not answer does
 * not stop the build: the page goes out without cards, and the build warns loudly (W6).
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

/** The tutorials written or revised last, newest first (H2). */
export async function newTutorials(): Promise<NewTutorial[]> {
  const entries = await getCollection('tutorials');
  return entries
    .map(({ id, data }) => ({ slug: id, ...data }))
    .toSorted((a, b) => b.updated.getTime() - a.updated.getTime() || (a.slug < b.slug ? -1 : 1))
    .slice(0, NEWS);
}

/** Every written tutorial; a missing or foreign step stops the build with its name (T1). */
export async function tutorials(): Promise<Tutorial[]> {
  const entries = await getCollection('tutorials');
  return Promise.all(entries.map(({ id, data }) => tutorial(id, data)));
}

/** The marketplace; an item whose tutorial is not written yet is not ready (R4). */
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

/**
 * The free video tutorials. With a course API of its own, the site does not carry the embedded covers
 * (L1, W6).
 */
export async function freeCourses(): Promise<FreePack[]> {
  const packs = await getCollection('freeCourses');
  return packs
    .toSorted((a, b) => a.data.position - b.data.position)
    .map(({ data: { cover, ...pack } }) => ({
      ...pack,
      bannerUrl: IS_EMBEDDED && cover ? coverUrl(cover) : undefined,
    }));
}

/** The eight sections; a missing one stops the build with its name (G1). */
export async function careerGuide(): Promise<CareerGuide> {
  const links = await tutorialLinks();
  const [introKey, ...keys] = CAREER_SECTIONS;
  const intro = await page('careerIntro', introKey, careerFile(introKey));
  const fields = await Promise.all(
    keys.map(async (key) => ({ key, ...(await page('careerFields', key, careerFile(key))) })),
  );
  requireKnown(careerFile(introKey), links, [...intro.tutorials, ...intro.plan]);
  for (const { key, tutorials, technologies, category } of fields) {
    requireKnown(careerFile(key), links, [...tutorials, ...technologies]);
    if (category) await requireCategory(careerFile(key), category);
  }
  return { intro, fields, links };
}

/**
 * The trainer page. The weight of our own film comes from the file; that of the owner's film must stand
 * in the page's text (E5).
 */
export async function sellerPage(): Promise<SellerPage> {
  const file = 'content/seller.mdx';
  const seller = await page('seller', 'seller', file);
  if (!SELLER_VIDEO_URL) {
    const weight = sizeLabel(statSync(`public${FILM}`).size);
    return { ...seller, film: { address: FILM, weight } };
  }
  const { weight } = seller.video;
  if (!weight) throw fault(file, 'video.weight manque : le poids de la vidéo de l’adresse réglée');
  return { ...seller, film: { address: SELLER_VIDEO_URL, weight } };
}

/** « Comment ça marche » and « Questions fréquentes » (H1). */
export async function homeTexts(): Promise<CollectionEntry<'home'>['data']> {
  const entry = await getEntry('home', 'home');
  if (!entry) throw new Error('content/home.yaml manque.');
  return entry.data;
}

async function page<Name extends 'careerIntro' | 'careerFields' | 'seller'>(
  collection: Name,
  id: string,
  file: string,
): Promise<CollectionEntry<Name>['data'] & { Content: Body }> {
  const entry = await getEntry(collection, id);
  if (!entry) throw new Error(`${file} manque.`);
  const { Content } = await render(entry);
  return { ...entry.data, Content };
}

/** Throws when a section names a tutorial that does not exist (G5). */
function requireKnown(
  file: string,
  links: CareerGuide['links'],
  named: readonly (string | { slug?: string | undefined })[],
): void {
  const slugs = named.map((one) => (typeof one === 'string' ? one : one.slug));
  const stranger = slugs.find((slug) => slug !== undefined && !links.has(slug));
  if (stranger) throw fault(file, `« ${stranger} » n’est pas dans content/resources.yaml`);
}

async function requireCategory(file: string, category: string): Promise<void> {
  if (!IS_EMBEDDED || (await getEntry('categories', category))) return;
  throw fault(file, `category : « ${category} » n’est pas dans content/catalog/categories.yaml`);
}

function careerFile(section: CareerSection): string {
  return `content/career/${CAREER_FILES[CAREER_SECTIONS.indexOf(section)]}`;
}

function fault(file: string, sentence: string): Error {
  return new Error(`${file} : ${sentence}.`);
}

async function tutorialLinks(): Promise<Map<string, TutorialLink>> {
  const items = (await resourceGroups()).flatMap((group) => group.items);
  return new Map(
    items.map(({ slug, name, isReady }) => [
      slug,
      { name, href: isReady ? tutorialPath(slug) : undefined },
    ]),
  );
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
