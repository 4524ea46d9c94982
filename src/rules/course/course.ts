/** A course of the catalogue, in our own words; `wire/decode.ts` makes it from what the API sends. */
export interface Course {
  id: string;
  name: string;
  category: string;
  /** What the search looks into beside the name (specification, section 5). */
  categories: readonly string[];
  language: string;
  shortDescription: string;
  /** Already passed `safeUrl`; absent: the woven cover of the category. */
  bannerUrl: string | undefined;
  /** Whole FCFA, 0 means free, undefined means unknown: never free. */
  price: number | undefined;
  modality: string | undefined;
}

/** One part of a course; a locked section has no `mediaLink`. */
export interface Section {
  id: string;
  title: string;
  description: string;
  mediaName: string | undefined;
  mediaLink: string | undefined;
  price: number | undefined;
}

/** What `GET /courseDetails` adds to a course. */
export interface CourseDetails {
  description: string | undefined;
  benefits: readonly string[];
}

/** A video of a legacy (v1) course. */
export interface Video {
  name: string;
  link: string | undefined;
  description: string;
}

/** What a learner bought; `full` opens the whole course (section 3). */
export interface Subscription {
  courseId: string;
  type: string;
}

/** A saved navigation state as a course of its own, until the service has answered. */
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
