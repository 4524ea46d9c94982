import { type CollectionEntry, getCollection } from 'astro:content';
import { fetchCategories, fetchCourses } from '../api/courses.ts';
import { HttpError } from '../api/http.ts';
import {
  EMPTY_HOME_ADVICE,
  IS_EMBEDDED,
  MAY_HOME_BE_EMPTY,
  MEDIA_ORIGINS,
  REFUSED_COVERS,
  SERVICES,
  SITES,
} from '../config.ts';
import type { Course } from '../rules/course/course.ts';
import type { FreePack } from '../rules/course/legacy.ts';
import { WINDOW_SIZE } from '../rules/course/list-window.ts';
import { mixed } from '../rules/course/mixed.ts';
import { networkFault } from '../rules/fault/network-fault.ts';
import { plainError } from '../rules/fault/plain-error.ts';
import { marked } from '../rules/site/draft.ts';
import { refusedOrigins } from '../rules/site/media-origins.ts';
import { coverUrl, toWireCourse } from '../wire/catalog.ts';
import { decodeCourses } from '../wire/decode.ts';
import { fieldsOf, oneFile } from './entry.ts';

/** In milliseconds: how long the build waits for the course service. */
const PATIENCE_MS = 20_000;
const CATEGORIES = 'content/catalog/categories.yaml';

/** By the address of the service: what it was asked. */
const asked = new Map<string, Promise<Catalog>>();

/** The home page shows these before any script runs: the first courses, and all categories. */
export interface Catalog {
  courses: Course[];
  categories: string[];
}

/**
 * From the course API when one is set, else from `content/catalog`. Throws when the API does not answer
 * the build, unless the owner accepts a home page without cards (W6).
 */
export async function firstCatalog(patienceMs = PATIENCE_MS): Promise<Catalog> {
  const { courses, categories } = await (IS_EMBEDDED
    ? embeddedCatalog()
    : sharedCatalog(patienceMs));
  return { courses: courses.slice(0, WINDOW_SIZE), categories };
}

/**
 * The free video tutorials. With a course API of its own, the site does not carry the embedded covers
 * (L1, W6).
 */
export async function freeCourses(): Promise<FreePack[]> {
  const packs = await oneFile('freeCourses', 'content/free-courses.yaml');
  return packs.map(({ cover, ...pack }) => ({
    ...pack,
    bannerUrl: IS_EMBEDDED && cover ? coverUrl(cover) : undefined,
  }));
}

/** Three pages ask for it: the service is asked once by a build, and once at a time while one writes. */
function sharedCatalog(patienceMs: number): Promise<Catalog> {
  const { course } = SERVICES;
  const answer =
    asked.get(course) ??
    liveCatalog(patienceMs).finally(() => {
      if (!import.meta.env.PROD) asked.delete(course);
    });
  asked.set(course, answer);
  return answer;
}

async function liveCatalog(patienceMs: number): Promise<Catalog> {
  try {
    const answers = Promise.all([fetchCourses(), fetchCategories()]);
    const [courses, categories] = await Promise.race([answers, silenceOf(patienceMs)]);
    tellRefused(courses.data);
    return { courses: courses.data, categories: categories.data };
  } catch (error) {
    const refusal = `Le service des formations, ${SERVICES.course}, ne répond pas comme il faut (${reasonOf(error)}).`;
    if (import.meta.env.PROD && !MAY_HOME_BE_EMPTY)
      throw plainError(`${refusal}\n${EMPTY_HOME_ADVICE}`);
    console.warn(`\n!!! ${refusal} La page d’accueil est sans cartes.\n`);
    return { courses: [], categories: [] };
  }
}

/** Names the hosts whose covers nobody would see. */
function tellRefused(courses: readonly Course[]): void {
  const covers = courses.map(({ bannerUrl }) => bannerUrl);
  const named = MEDIA_ORIGINS.split(/\s+/).filter((origin) => origin !== '');
  const services = Object.values(SERVICES).filter((address) => address !== '');
  const refused = refusedOrigins(covers, [SITES.training, ...services, ...named]);
  if (refused.length > 0) console.warn(`\n!!! ${REFUSED_COVERS} : ${refused.join(', ')}.\n`);
}

/** Rejects once the patience is over. */
function silenceOf(patienceMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`rien en ${patienceMs / 1_000} s`)), patienceMs).unref();
  });
}

/** Why a read failed, in a few words for the owner. */
function reasonOf(error: unknown): string {
  if (error instanceof HttpError && error.status !== 200) return `réponse ${error.status}`;
  if (error instanceof HttpError || error instanceof SyntaxError) return 'réponse illisible';
  const { cause, message } = error as Error & { cause?: { code?: string } };
  return cause?.code ? networkFault(cause.code) : message;
}

async function embeddedCatalog(): Promise<Catalog> {
  const courses = await getCollection('courses', isSound);
  const wire = courses
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, data }) =>
      toWireCourse(id, marked(fieldsOf(`content/catalog/courses/${id}.yaml`, data))),
    );
  return {
    courses: mixed(decodeCourses(wire, new URL(SITES.training).origin) ?? [], (one) => one),
    categories: await oneFile('categories', CATEGORIES),
  };
}

/** While one writes, a faulty course is left out and does not break the page; a build has stopped at it (Y6). */
function isSound({ data }: CollectionEntry<'courses'>): boolean {
  return 'fields' in data;
}
