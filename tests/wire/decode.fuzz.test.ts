import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accessOf, canWatch } from '../../src/rules/course/access.ts';
import type { Course } from '../../src/rules/course/course.ts';
import { chooseCourse } from '../../src/rules/course/course-choice.ts';
import { logoOf, motifOf } from '../../src/rules/course/cover.ts';
import { chooseLegacy } from '../../src/rules/course/legacy.ts';
import { mediaForms } from '../../src/rules/course/media.ts';
import { createOrder, fullPurchaseLabel, payHref } from '../../src/rules/course/order.ts';
import { isPreferences } from '../../src/rules/course/preferences.ts';
import { search, searchIndex } from '../../src/rules/course/search/courses.ts';
import { shownCourses } from '../../src/rules/course/shown-courses.ts';
import { priceBadge } from '../../src/rules/text/price.ts';
import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { decodeLegacyState } from '../../src/wire/legacy.ts';
import { decodeKeptRecord } from '../../src/wire/offline.ts';
import { decodeOrder } from '../../src/wire/order.ts';
import { decodePricing } from '../../src/wire/pricing.ts';
import { decodeCourse, decodeSavedDetails, decodeState } from '../../src/wire/saved.ts';
import { decodeTutorialIndex } from '../../src/wire/tutorial-search.ts';
import { LISTS } from './lists.ts';
import { anyBody, COURSE, DETAILS, ORIGIN, SECTION, SUBSCRIPTION, VIDEO } from './samples.ts';
import * as is from './well-formed.ts';

/** One seed for all runs, or another one: `FUZZ_SEED=7`. A failure says it, and the way to its answer. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const ANSWERS = 10_000;
const MAX_NAME = 300;
const MAX_PROSE = 20_000;
const MAX_ITEMS = 50_000;
/** Fields that hold a text of several lines, and addresses, which nobody draws. */
const LONG = new Set(['shortDescription', 'description', 'bannerUrl', 'mediaLink', 'link']);

/** Good answers of which some fields hold more than any phone could draw. */
const tooMuch = fc
  .tuple(
    fc.constantFrom(
      (item: object) => ({ courses: [{ ...COURSE, ...item }] }),
      (item: object) => ({ sections: [{ ...SECTION, ...item }] }),
      (item: object) => ({ courses: [{ videos: [{ ...VIDEO, ...item }] }] }),
      (item: object) => ({ courseDetails: { ...DETAILS, ...item } }),
      (item: object) => ({ Message: [{ ...SUBSCRIPTION, ...item }] }),
      (item: object) => ({ Categories: [item, ...Object.values(item)] }),
    ),
    fc.constantFrom(
      ...['nom', 'langue', 'categorie', 'categories', 'modalite', 'pricing', 'title', 'type'],
      ...['ShortDescription', 'description', 'videoName', 'videoDescription', 'sectionMediaName'],
    ),
    fc.tuple(fc.constantFrom('a', '🎓', 'é\u0301 ', '\u202E'), fc.nat(25_000)),
  )
  .map(([wrap, key, [sign, length]]) => wrap({ [key]: sign.repeat(length) }));

const anyAnswer = fc.oneof({ weight: 9, arbitrary: anyBody }, { weight: 1, arbitrary: tooMuch });
const keyword = fc.string({ unit: 'grapheme' });

test('10,000 answers: no decoder throws, what is read is well formed, nothing is longer than a phone can draw, every screen can be derived (N6, N7, N20)', () => {
  fc.assert(
    fc.property(anyAnswer, keyword, (answer, wanted) => {
      const courses = decodeCourses(answer, ORIGIN) ?? [];
      const categories = decodeCategories(answer) ?? [];
      const details = decodeDetails(answer);
      const sections = decodeSections(answer, ORIGIN) ?? [];
      const subscriptions = decodeSubscriptions(answer) ?? [];
      const videos = decodeVideos(answer, ORIGIN) ?? [];
      const saved = [
        ...[decodeState(answer, 'python', ORIGIN), decodeCourse(answer, ORIGIN)],
        ...[decodeSavedDetails(answer, 'python'), decodeLegacyState(answer, ORIGIN)],
        ...[decodePricing(answer), decodeKeptRecord(answer), decodeTutorialIndex(answer)],
        ...[decodeOrder(JSON.stringify(answer)), isPreferences(answer)],
      ];
      const read = { courses, categories, details, sections, subscriptions, videos };
      expect(oversized(read)).toEqual([]);
      for (const { decode, isWellFormed } of LISTS) {
        expect((decode(answer) ?? []).every(isWellFormed)).toBe(true);
      }
      expect(details === undefined || is.details(details)).toBe(true);
      expect({}).not.toHaveProperty('polluted');
      const texts = [
        ...courses.map((course) => cardOf(course, courses, categories)),
        ...sections.map(
          ({ price, mediaName }) => accessOf(price, false, false) + mediaForms(mediaName),
        ),
        ...courses.map((course) => String(canWatch(course, subscriptions))),
      ];
      expect(texts.every((one) => typeof one === 'string')).toBe(true);
      expect(saved).toHaveLength(9);
      const found = search(searchIndex(courses), wanted);
      expect(found.every((one) => courses.includes(one))).toBe(true);
      const preferences = { category: wanted, modality: wanted, language: wanted };
      expect(shownCourses(courses, preferences).courses.length).toBeLessThanOrEqual(courses.length);
      chooseCourse(courses, { id: wanted, name: wanted, category: wanted });
      chooseLegacy(wanted, [], []);
    }),
    { numRuns: ANSWERS, seed: SEED },
  );
});

/** What a card, its page and its order show of a course. */
function cardOf(course: Course, courses: readonly Course[], categories: readonly string[]): string {
  const order = createOrder(course, { type: 'full' });
  const parts = [
    priceBadge(course.price),
    fullPurchaseLabel(course.price),
    motifOf(course.category, categories),
    logoOf(course.categories),
    order && payHref(ORIGIN, order),
    chooseCourse(courses, course)?.id,
  ];
  return parts.join(' ');
}

/** Where a value holds more than the caps allow: `courses.0.name 301`. */
function oversized(value: unknown, path = ''): string[] {
  if (typeof value === 'string') {
    const isLong = LONG.has(path.split('.').at(-1) ?? '');
    return value.length > (isLong ? MAX_PROSE : MAX_NAME) ? [`${path} ${value.length}`] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) && value.length > MAX_ITEMS ? [`${path} ${value.length}`] : [];
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, held]) =>
      oversized(held, path ? `${path}.${key}` : key),
    ),
  ];
}
