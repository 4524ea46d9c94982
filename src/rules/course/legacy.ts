import { type Course, stateCourse } from './course.ts';

/** A legacy (v1) course as its page shows it (L2). */
export interface LegacyCourse {
  id: string;
  title: string;
  description: string;
  /** An address that `safeUrl` has accepted; undefined: the woven cover is shown. */
  bannerUrl: string | undefined;
}

/** One of the four free video tutorials, with what its card shows (L1). */
export interface FreePack extends LegacyCourse {
  name: string;
  shortDescription: string;
  /** A file of `public/logos`, without its extension. */
  logo: string;
}

/** What stands in the place of a price, with a no-break space as in every price (P6). */
export const LEGACY_PRICE = '---\u00A0FCFA';

/**
 * The first saved state of the course that the address asks for, else the course of that id known at
 * build; undefined when there is neither (L2).
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

/**
 * The same course in the catalogue's words, for the components that show one; its title stands for its
 * category (L3).
 */
export function legacyAsCourse({ id, title, description, bannerUrl }: LegacyCourse): Course {
  const state = { id, name: title, category: title, bannerUrl, price: undefined };
  return { ...stateCourse(state), shortDescription: description };
}
