import * as v from 'valibot';
import type { Course, CourseDetails } from '../rules/course/course.ts';
import { decodeCourses, decodeDetails } from './decode.ts';
import { decodePricing } from './pricing.ts';

/**
 * The records that one page leaves for another in the browser's storage, in the words of the storage. A
 * record that cannot be read is undefined (V12, V13).
 */
export interface SavedState
  extends Pick<Course, 'id' | 'name' | 'category' | 'bannerUrl' | 'price'> {
  description: string;
  benefits: readonly string[];
}

const text = v.fallback(v.string(), '');
/** A list of texts, or one text with a benefit on each line. */
const texts = v.fallback(
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.string(),
      v.transform((lines) => lines.split('\n')),
    ),
  ]),
  [],
);
const savedState = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  nom: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  category: text,
  description: text,
  benefits: texts,
  BannerUrl: v.optional(v.unknown()),
  pricing: v.optional(v.unknown()),
});

/** The state of a course for `/v2/course` (D9). */
export function encodeState(course: Course, description: string): unknown {
  const { id, name, category, bannerUrl, price } = course;
  return {
    id,
    nom: name,
    category,
    description,
    BannerUrl: bannerUrl,
    pricing: price === undefined ? undefined : JSON.stringify(price),
    benefits: '',
  };
}

/**
 * The saved state of course `id`; undefined for a record of another course and for one that cannot be
 * read (D10).
 */
export function decodeState(
  record: unknown,
  id: string,
  siteOrigin: string,
): SavedState | undefined {
  const result = v.safeParse(savedState, record);
  if (!result.success || result.output.id !== id) return undefined;
  const { nom, category, description, benefits, BannerUrl, pricing } = result.output;
  const [course] = decodeCourses([{ id, nom, BannerUrl }], siteOrigin) ?? [];
  return {
    id,
    name: nom,
    category,
    description,
    benefits: decodeDetails({ courseDetails: { benefits } })?.benefits ?? [],
    bannerUrl: course?.bannerUrl,
    price: decodePricing(pricing).price,
  };
}

/** `courseDetails`: the course opened last (D2). */
export function encodeCourse(course: Course): unknown {
  const { id, name, category, categories, language, shortDescription, bannerUrl } = course;
  const pricing = JSON.stringify({ price: course.price, modalite: course.modality });
  return {
    course: {
      id,
      nom: name,
      categorie: category,
      categories,
      langue: language,
      ShortDescription: shortDescription,
      BannerUrl: bannerUrl,
      pricing,
    },
  };
}

export function decodeCourse(record: unknown, siteOrigin: string): Course | undefined {
  const held = v.safeParse(v.object({ course: v.unknown() }), record);
  return held.success ? decodeCourses([held.output.course], siteOrigin)?.[0] : undefined;
}

/** `courseDetailsFields`: the long texts of a course, and its id (D5). */
export function encodeDetails(courseId: string, details: CourseDetails): unknown {
  const { level, ...fields } = details;
  return { courseId, fields: { ...fields, niveau: level } };
}

/**
 * The stored texts of course `courseId`; undefined when they say nothing, so that the service is asked
 * again (D5).
 */
export function decodeSavedDetails(record: unknown, courseId: string): CourseDetails | undefined {
  const held = v.safeParse(
    v.object({ courseId: v.literal(courseId), fields: v.unknown() }),
    record,
  );
  const details = held.success ? decodeDetails({ courseDetails: held.output.fields }) : undefined;
  return details?.description || details?.benefits.length ? details : undefined;
}
