/**
 * Every key of the browser's storage (V12). A module, not an object: a bundle then holds the keys that it
 * uses and no others, which counts in the programs that stand in every page (`src/inline`).
 */
export const theme = 'theme';
/** Home erases these records (H13). */
export const oldUser = 'userId';
export const oldCookiePreferences = 'cookiePreferences';
/** The cookie has the same name, and is the authority (V1). */
export const consent = 'rgpd_consent';
export const consentHidden = 'consentHidden';
export const preferences = 'catalogPreferences';
/** This record holds the place where the reader was (R7). */
export const lastView = 'LastRessourcesViews';
/** The heading or the step where the reader was, by tutorial (R7). */
export const places = 'places';
/** The steps read to their end, by tutorial (T8). */
export const readSteps = 'readSteps';
/** The quizzes answered right, by tutorial (T31). */
export const solved = 'solved';
/** The steps whose band is woven, by tutorial (T31). */
export const woven = 'woven';
/** The passage where a reading aloud was left, by tutorial (T29). */
export const heard = 'heard';
/** The code typed in the workshop, by tutorial and exercise (U13). */
export const codes = 'codes';
/** The exercises whose tests have all passed, by tutorial (U14). */
export const passed = 'passed';
/** When each record was written, in milliseconds: the later of two holds (V7). */
export const changedAt = 'changedAt';
/** A message that is not sent yet (F8). */
export const message = 'message';
/** The last answer of the login probe (S4). */
export const session = 'session';
/** The course opened last (D2). */
export const course = 'courseDetails';
export const courseFields = 'courseDetailsFields';
/** The sections seen and the places of videos, by course (D20). */
export const courseProgress = 'courseProgress';
/** The course whose order was confirmed, until it opens (O8). */
export const order = 'confirmedOrder';
/** When a page of an older build was loaded again; written by `inline/version.ts` alone (X5). */
export const renewedAt = 'renewedAt';
