/**
 * Every key of the browser's storage. A module, not an object: a bundle holds the keys that it uses, and
 * no others, which counts in the programs that stand in every page (`src/inline`).
 */
export const theme = 'theme';
/** « On loading the home screen, any stored user id … erased » (section 2). */
export const oldUser = 'userId';
export const oldCookiePreferences = 'cookiePreferences';
/** The cookie has the same name, and is the authority (decisions, §4). */
export const consent = 'rgpd_consent';
export const consentHidden = 'consentHidden';
export const preferences = 'catalogPreferences';
/** « LastRessourcesViews » (section 3): where the reader was. */
export const lastView = 'LastRessourcesViews';
/** The steps read to their end, by tutorial. */
export const readSteps = 'readSteps';
/** A message that is not sent yet. */
export const message = 'message';
/** The last answer of the login probe. */
export const session = 'session';
/** « courseDetails (object with a course) »: the course opened last. */
export const course = 'courseDetails';
export const courseFields = 'courseDetailsFields';
/** When a page whose files were gone has been loaded again: `inline/version.ts` alone writes it. */
export const renewedAt = 'renewedAt';
