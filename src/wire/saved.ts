import * as v from 'valibot';
import type { Course, CourseDetails } from '../rules/course/course.ts';
import { decodeCourses, decodeDetails } from './decode.ts';
import { decodePricing } from './pricing.ts';

/**
 * The records that one page leaves for another in the browser's storage, in the words of section 3. What
 * comes back may be anything: a record that cannot be read is undefined.
 */
export interface SavedState {
  id: string;
  name: string;
  category: string;
  description: string;
  bannerUrl: string | undefined;
  price: number | undefined;
}

const text = v.fallback(v.string(), '');
const savedState = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  nom: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  category: text,
  description: text,
  BannerUrl: v.optional(v.unknown()),
  pricing: v.optional(v.unknown()),
});

/** « Route state carries course id, name, description, banner URL, pricing, category and an empty benefits value ». */
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

/** A saved state of course `id`; undefined for anything else. */
export function decodeState(
  record: unknown,
  id: string,
  siteOrigin: string,
): SavedState | undefined {
  const result = v.safeParse(savedState, record);
  if (!result.success || result.output.id !== id) return undefined;
  const { nom, category, description, BannerUrl, pricing } = result.output;
  const [course] = decodeCourses([{ id, nom, BannerUrl }], siteOrigin) ?? [];
  return {
    id,
    name: nom,
    category,
    description,
    bannerUrl: course?.bannerUrl,
    price: decodePricing(pricing).price,
  };
}

/** « courseDetails (object with a course) ». */
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

/** « courseDetailsFields (course id and fetched fields) ». */
export function encodeDetails(courseId: string, fields: CourseDetails): unknown {
  return { courseId, fields };
}

/** Fields that say nothing are no record: the service is asked again. */
export function decodeSavedDetails(record: unknown, courseId: string): CourseDetails | undefined {
  const held = v.safeParse(
    v.object({ courseId: v.literal(courseId), fields: v.unknown() }),
    record,
  );
  const details = held.success ? decodeDetails({ courseDetails: held.output.fields }) : undefined;
  return details?.description || details?.benefits.length ? details : undefined;
}
