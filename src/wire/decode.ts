import * as v from 'valibot';
import type {
  Course,
  CourseDetails,
  Section,
  Subscription,
  Video,
} from '../rules/course/course.ts';
import { type Sender, safeUrl } from '../rules/site/sites.ts';
import { cut } from '../rules/text/cut.ts';
import { amount, firstById, list, MAX_ITEMS, unwrap } from './items.ts';
import { decodePricing } from './pricing.ts';

/** In UTF-16 units: beyond these a page of a phone would freeze while it is drawn (N20). */
const MAX_NAME = 300;
const MAX_PROSE = 20_000;

/** Where an answer is read and, when that is known, where it comes from. */
export type From = [siteOrigin: string, sender?: Sender];

/**
 * From what a service sends to our own words. No decoder throws: items that cannot be read are dropped
 * one by one, unknown keys are left out, the first of two equal ids is kept, and every address passes
 * `safeUrl`, with the address of the service that sent it (N6, N7, N9). Undefined: the answer itself cannot be read (N10).
 */
const anything = v.optional(v.unknown());
const whole = v.pipe(v.string(), v.trim(), v.nonEmpty());
const short = v.transform((one: string) => cut(one, MAX_NAME));
const long = v.transform((one: string) => cut(one, MAX_PROSE));
/** A name, a line. */
const text = v.pipe(whole, short);
/** A line that may be empty. */
const line = v.fallback(v.pipe(v.string(), short), '');
const optionalText = v.fallback(v.optional(text), undefined);
const prose = v.fallback(v.pipe(v.string(), long), '');
/** Cut, it would be the name of something else. */
const id = v.pipe(
  v.union([v.pipe(whole, v.maxLength(MAX_NAME)), v.pipe(v.number(), v.finite())]),
  v.transform(String),
);
const listed = v.pipe(v.array(v.unknown()), v.transform(lines));
const alone = v.transform((one: string) => [one]);
const texts = v.fallback(v.union([listed, v.pipe(text, alone)]), []);

export const wireCourse = v.object({
  id,
  nom: text,
  categorie: texts,
  category: texts,
  categories: texts,
  BannerUrl: anything,
  langue: line,
  ShortDescription: v.optional(prose),
  shortDescription: v.optional(prose),
  pricing: anything,
  modalite: optionalText,
});
const named = v.transform(({ nom }: { nom: string }) => nom);
export const wireCategory = v.union([text, v.pipe(v.object({ nom: text }), named)]);
export const wireSection = v.object({
  id,
  title: line,
  description: prose,
  sectionMediaName: optionalText,
  mediaLink: anything,
  sectionMediaSeconds: amount,
  sectionMediaBytes: amount,
  price: anything,
});
export const wireVideo = v.object({
  videoName: text,
  videoLink: anything,
  videoDescription: prose,
});
export const wireDetails = v.object({
  description: v.fallback(v.optional(v.pipe(whole, long)), undefined),
  benefits: texts,
  niveau: optionalText,
});
export const wireSubscription = v.object({ courseId: id, type: text });

/** The names in a list, as `text` reads one: by hand, for fifty thousand of them are read at once (N20). */
function lines(items: unknown[]): string[] {
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    const one = typeof item === 'string' ? item.trim() : '';
    return one === '' ? [] : [cut(one, MAX_NAME)];
  });
}

/** `{ "Categories": ["…"] }`; a category is a text or `{nom}` (N4, N5). */
export function decodeCategories(body: unknown): string[] | undefined {
  const items = list(body, ['Categories'], wireCategory);
  return items && [...new Set(items)];
}

/** `{ "courses": […] }`, `{ "Courses": […] }` or a bare list (N4). */
export function decodeCourses(body: unknown, ...from: From): Course[] | undefined {
  const items = list(body, ['courses', 'Courses'], wireCourse);
  return items && firstById(items.map((item) => toCourse(item, from)));
}

/** Version 1: `{ "courses": [{ "videos": […] }] }`; an empty list of courses means no videos (N4). */
export function decodeVideos(body: unknown, ...from: From): Video[] | undefined {
  const courses = unwrap(body, ['courses', 'Courses']);
  if (courses?.length === 0) return [];
  const videos = courses?.map((course) => unwrap(course, ['videos'])).find(Boolean);
  return list(videos, [], wireVideo)?.map((video) => ({
    name: video.videoName,
    link: safeUrl(video.videoLink, ...from),
    description: video.videoDescription,
  }));
}

/** `{ "courseDetails": {…} }`, or a list that holds one (N4). */
export function decodeDetails(body: unknown): CourseDetails | undefined {
  const held = v.is(v.object({ courseDetails: v.unknown() }), body)
    ? body.courseDetails
    : undefined;
  const result = v.safeParse(wireDetails, Array.isArray(held) ? held[0] : held);
  if (!result.success) return undefined;
  const { description, benefits, niveau } = result.output;
  return { description, benefits, level: niveau };
}

/** `{ "sections": […] }` (N4). */
export function decodeSections(body: unknown, ...from: From): Section[] | undefined {
  const items = list(body, ['sections'], wireSection);
  return items && firstById(items.map((item) => toSection(item, from)));
}

/** `{ "Message": [{ "courseId": "…", "type": "full" }] }` (N4). */
export function decodeSubscriptions(body: unknown): Subscription[] | undefined {
  return list(body, ['Message'], wireSubscription);
}

/**
 * The first name found among its categories is the category of a course; the search looks into all of
 * them (N5).
 */
function toCourse(item: v.InferOutput<typeof wireCourse>, from: From): Course {
  const { price, modality } = decodePricing(item.pricing);
  const categories = [...new Set([...item.categorie, ...item.category, ...item.categories])];
  return {
    id: item.id,
    name: item.nom,
    category: categories[0] ?? '',
    categories,
    language: item.langue.trim(),
    shortDescription: item.ShortDescription || item.shortDescription || '',
    bannerUrl: safeUrl(item.BannerUrl, ...from),
    price,
    modality: modality ?? item.modalite,
  };
}

function toSection(item: v.InferOutput<typeof wireSection>, from: From): Section {
  return {
    id: item.id,
    title: item.title,
    description: item.description,
    mediaName: item.sectionMediaName,
    mediaLink: safeUrl(item.mediaLink, ...from),
    mediaSeconds: item.sectionMediaSeconds,
    mediaBytes: item.sectionMediaBytes,
    price: decodePricing(item.price).price,
  };
}
