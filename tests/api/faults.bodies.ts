import { PAGE_GOOD, PAGE_PARTLY_GOOD, type PageSubject } from './course-faults.cases.ts';
import { type Subject as CatalogSubject, GOOD, PARTLY_GOOD } from './faults.cases.ts';
import { LEGACY_GOOD, LEGACY_PARTLY_GOOD } from './legacy-faults.cases.ts';

/** The calls that the fault server answers, each with the key that wraps its answer. */
const WRAPPERS = {
  categories: 'Categories',
  courses: 'courses',
  legacy: 'courses',
  details: 'courseDetails',
  sections: 'sections',
  subscriptions: 'Message',
} as const satisfies Record<CatalogSubject | PageSubject | 'legacy', string>;

export type Subject = keyof typeof WRAPPERS;

const GOOD_ANSWERS = { ...GOOD, ...PAGE_GOOD, legacy: LEGACY_GOOD };

export function goodBody(subject: Subject): string {
  return bodyOf(subject, GOOD_ANSWERS[subject]);
}

/** Good items among bad ones; undefined for a fault that is of another kind. */
export function partlyGoodBody(fault: string, subject: Subject): string | undefined {
  const isIt = (one: { fault: string }) => one.fault === fault;
  const answers = {
    ...PARTLY_GOOD.find(isIt),
    ...PAGE_PARTLY_GOOD.find(isIt),
    legacy: LEGACY_PARTLY_GOOD.find(isIt),
  }[subject];
  return answers && bodyOf(subject, answers.items());
}

function bodyOf(subject: Subject, answer: unknown): string {
  return JSON.stringify({ [WRAPPERS[subject]]: answer });
}
