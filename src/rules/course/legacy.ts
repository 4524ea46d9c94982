import type { Course } from './course.ts';

/** « Legacy v1 course: id, title, description, banner » (section 3). */
export interface LegacyCourse {
  id: string;
  title: string;
  description: string;
  /** Already passed `safeUrl`; absent: the woven cover. */
  bannerUrl: string | undefined;
}

/** « Tutorial card: nom, banner, title, shortDescription, description, id » (section 3). */
export interface FreePack extends LegacyCourse {
  name: string;
  shortDescription: string;
  /** A file of `public/logos`, without its extension. */
  logo: string;
}

/** « price placeholder '--- FCFA' » (section 2), its space unbreakable as in every price. */
export const LEGACY_PRICE = '---\u00A0FCFA';

/**
 * « From navigation state (id, title, description, banner) or query courseId » (section 2): the first
 * saved state of the course that the address asks for, else the pack of that id known at build.
 */
export function chooseLegacy(
  id: string,
  states: readonly LegacyCourse[],
  packs: readonly LegacyCourse[],
): LegacyCourse | undefined {
  return (
    states.find((state) => id === '' || state.id === id) ?? packs.find((pack) => pack.id === id)
  );
}

/** In the catalogue's words, for what shows a course: « category (showing the title) » (section 2). */
export function legacyAsCourse({ id, title, description, bannerUrl }: LegacyCourse): Course {
  return {
    id,
    name: title,
    category: title,
    categories: [title],
    language: '',
    shortDescription: description,
    bannerUrl,
    price: undefined,
    modality: undefined,
  };
}
