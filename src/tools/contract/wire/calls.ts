import type { Call } from './call.ts';
import { COURSE_CALLS } from './courses.ts';
import { PEOPLE_CALLS } from './people.ts';

export type CallName = keyof typeof COURSE_CALLS | keyof typeof PEOPLE_CALLS;

/** All calls, under the names of their endpoints; `videos` is the first version of `courses` (N1, N3). */
export const CALLS: Readonly<Record<CallName, Call>> = { ...COURSE_CALLS, ...PEOPLE_CALLS };
