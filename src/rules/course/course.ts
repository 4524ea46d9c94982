/**
 * A course of the catalogue, in our own words; `wire/decode.ts` makes it from what the service sends
 * (N6).
 */
export interface Course {
  id: string;
  name: string;
  category: string;
  /** What the search looks into, beside the name (C2). */
  categories: readonly string[];
  language: string;
  shortDescription: string;
  /** An address that `safeUrl` has accepted; undefined: the woven cover is shown (C18). */
  bannerUrl: string | undefined;
  /** In FCFA; 0 means free, undefined means unknown, which is never free (P1). */
  price: number | undefined;
  modality: string | undefined;
}

/** One part of a course; a locked one has no `mediaLink` (A5). */
export interface Section {
  id: string;
  title: string;
  description: string;
  mediaName: string | undefined;
  mediaLink: string | undefined;
  /** How long its video lasts, and how much its file weighs; undefined when the service does not say (D18). */
  mediaSeconds: number | undefined;
  mediaBytes: number | undefined;
  price: number | undefined;
}

/** What `GET /courseDetails` adds to a course. */
export interface CourseDetails {
  description: string | undefined;
  benefits: readonly string[];
  /** For whom it is: « débutant »; undefined when the service does not say (D19). */
  level: string | undefined;
}

/** A video of a legacy (v1) course. */
export interface Video {
  name: string;
  link: string | undefined;
  description: string;
}

/** What a learner bought; the type `full` opens the whole course (A1). */
export interface Subscription {
  courseId: string;
  type: string;
}

/** A saved navigation state as a course, shown until the service has answered (D10). */
export function stateCourse(
  state: Omit<Course, 'categories' | 'language' | 'shortDescription' | 'modality'>,
): Course {
  const { id, name, category, bannerUrl, price } = state;
  return {
    id,
    name,
    category,
    categories: [category],
    language: '',
    shortDescription: '',
    bannerUrl,
    price,
    modality: undefined,
  };
}
