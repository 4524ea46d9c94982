import { describe, expect, test, vi } from 'vitest';
import categoriesFile from '../../content/catalog/categories.yaml?raw';
import { fetchCategories, fetchCourses } from '../../src/api/courses.ts';
import { validPrice } from '../../src/rules/price.ts';
import { cellId, DELAYS, GOOD, PARTLY_GOOD, REFUSALS, UNREADABLE } from './faults.cases.ts';
import { askCoursesAt, faultAddress, heldCalls, releaseCalls } from './service.ts';

const COURSE_FILES = Object.keys(import.meta.glob('../../content/catalog/courses/*.yaml'));

/** The two calls, reduced to what tells their items apart. */
const SUBJECTS = [
  { subject: 'categories', ask: async () => (await fetchCategories()).data },
  { subject: 'courses', ask: async () => (await fetchCourses()).data.map(({ id }) => id) },
] as const;

describe('the local API', () => {
  test('sends the categories, in their order', async () => {
    const { data } = await fetchCategories();
    expect(data).toEqual(categoriesFile.match(/(?<=^- ).+/gm));
  });

  test('sends every course of the catalogue, in our own words', async () => {
    const { data } = await fetchCourses();
    const ids = COURSE_FILES.map((file) => /([^/]+)\.yaml$/.exec(file)?.[1]);
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());

    const { data: categories } = await fetchCategories();
    for (const course of data) {
      expect(categories).toContain(course.category);
      expect(course.categories[0]).toBe(course.category);
      expect(validPrice(course.price)).toBe(course.price);
      expect(course.price === 0).toBe(course.modality === 'free');
      expect(course.bannerUrl ?? '/media/').toMatch(/^\/media\//);
    }
  });

  test.each([fetchCategories, fetchCourses])(
    'an unchanged answer is the same object',
    async (ask) => {
      const known = await ask();
      expect(known.etag).toBeTruthy();
      expect(await ask(known as never)).toBe(known);
    },
  );
});

describe.each(SUBJECTS)('$subject', ({ subject, ask }) => {
  const named = <Row extends { row: number }>(rows: readonly Row[]) =>
    rows.map((one) => ({ ...one, id: cellId('A', subject, one.row) }));
  const good = GOOD[subject].map((item) => (typeof item === 'string' ? item : item.id));

  test.each(named(REFUSALS))('$id $fault', async ({ fault, note, error }) => {
    askCoursesAt(faultAddress(fault, note));
    await expect(ask()).rejects.toMatchObject(error);
  });

  test.each(named(UNREADABLE))('$id $fault', async ({ fault }) => {
    askCoursesAt(faultAddress(fault));
    await expect(ask()).rejects.toThrow();
  });

  test.each(named(DELAYS))('$id $fault', async ({ id, fault }) => {
    askCoursesAt(faultAddress(fault, id));
    const outcome = vi.fn();
    const settled = ask().then(outcome, outcome);
    if (fault !== 'drip') {
      await vi.waitFor(async () => expect(await heldCalls(id)).toBe(1));
      expect(outcome).not.toHaveBeenCalled();
      await releaseCalls(id);
    }
    await settled;
    expect(outcome).toHaveBeenCalledWith(fault === 'hang' ? expect.any(TypeError) : good);
  });

  test.each(named(PARTLY_GOOD))('$id $fault', async ({ fault, [subject]: { kept } }) => {
    askCoursesAt(faultAddress(fault));
    expect(await ask()).toEqual(kept);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

test('A-048 no hostile address comes through', async () => {
  askCoursesAt(faultAddress('hostile'));
  const { data } = await fetchCourses();
  expect(data.map(({ bannerUrl }) => bannerUrl)).toEqual([undefined, undefined]);
});
