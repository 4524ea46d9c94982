import { describe, expect, test, vi } from 'vitest';
import {
  fetchCategories,
  fetchCourses,
  fetchDetails,
  fetchSections,
  fetchVideos,
} from '../../src/api/courses.ts';
import { validPrice } from '../../src/rules/text/price.ts';
import { ISLAND_CONTENT } from '../support/island-content.ts';
import { PAGE_GOOD, PAGE_PARTLY_GOOD } from './course-faults.cases.ts';
import { GOOD, PARTLY_GOOD } from './faults.cases.ts';
import { proveFaults } from './faults.ts';
import { LEGACY_GOOD, LEGACY_PARTLY_GOOD, namesOf } from './legacy-faults.cases.ts';
import { askCoursesAt, faultAddress } from './service.ts';

describe('the local API', () => {
  test('sends the categories, in their order', async () => {
    const { data } = await fetchCategories();
    expect(data).toEqual(ISLAND_CONTENT.categories);
  });

  test('sends every course of the catalogue, in our own words', async () => {
    const { data } = await fetchCourses();
    const ids = ISLAND_CONTENT.courses.map(({ id }) => id);
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

  test('sends the long texts and the sections of each course, and no locked media', async () => {
    const { data: courses } = await fetchCourses();
    for (const { id, name, price } of courses) {
      const { data: details } = await fetchDetails(id, name);
      expect(details.description).toMatch(/./);
      expect(details.benefits.length).toBeGreaterThan(0);
      const { data: sections } = await fetchSections(id, name);
      expect(sections.length).toBeGreaterThan(0);
      expect(sections.every(({ title }) => title !== '')).toBe(true);
      expect(sections.some(({ mediaLink }) => mediaLink !== undefined)).toBe(price === 0);
    }
  });

  test('sends the videos of each pack, and none for a course that it does not know', async () => {
    for (const { id, videos } of ISLAND_CONTENT.freeCourses) {
      const { data } = await fetchVideos(id);
      expect(data).toHaveLength(videos.length);
      for (const { name, link, description } of data) {
        expect([name, description]).not.toContain('');
        expect(link).toMatch(/^\/media\/sections\/[a-z0-9-]+\.mp4$/);
      }
    }
    for (const id of ['', 'inconnu', ISLAND_CONTENT.courses[0]?.id ?? '', "' OR 1=1 --"]) {
      expect((await fetchVideos(id)).data).toEqual([]);
    }
  });

  test.each([fetchCategories, fetchCourses, fetchFirstSections, fetchFirstVideos])(
    'an unchanged answer is the same object',
    async (ask) => {
      const known = await ask();
      expect(known.etag).toBeTruthy();
      expect(await ask(known as never)).toBe(known);
    },
  );
});

proveFaults({
  subject: 'categories',
  service: 'course',
  ask: async () => (await fetchCategories()).data,
  good: GOOD.categories,
  partlyGood: PARTLY_GOOD.map((row) => ({ ...row, kept: row.categories.kept })),
});

proveFaults({
  subject: 'courses',
  service: 'course',
  ask: async () => (await fetchCourses()).data.map(({ id }) => id),
  good: GOOD.courses.map(({ id }) => id),
  partlyGood: PARTLY_GOOD.map((row) => ({ ...row, kept: row.courses.kept })),
});

proveFaults({
  subject: 'legacy',
  service: 'course',
  ask: async () => (await fetchVideos('a')).data.map(({ name }) => name),
  good: namesOf(LEGACY_GOOD),
  partlyGood: LEGACY_PARTLY_GOOD,
});

proveFaults({
  subject: 'details',
  service: 'course',
  ask: async () => (await fetchDetails('a', 'Cours a')).data,
  good: PAGE_GOOD.details,
  partlyGood: PAGE_PARTLY_GOOD.map((row) => ({ ...row, kept: row.details.kept })),
});

proveFaults({
  subject: 'sections',
  service: 'course',
  ask: async () => (await fetchSections('a', 'Cours a')).data.map(({ id }) => id),
  good: PAGE_GOOD.sections.map(({ id }) => id),
  partlyGood: PAGE_PARTLY_GOOD.map((row) => ({ ...row, kept: row.sections.kept })),
});

test('A-048 no hostile address comes through', async () => {
  askCoursesAt(faultAddress('hostile'));
  const { data } = await fetchCourses();
  expect(data.map(({ bannerUrl }) => bannerUrl)).toEqual([undefined, undefined]);
});

test('A-072 no hostile video comes through', async () => {
  askCoursesAt(faultAddress('hostile'));
  const { data } = await fetchVideos('a');
  expect(data.map(({ link }) => link)).toEqual([undefined, undefined]);
});

test('A-120 no hostile media comes through', async () => {
  askCoursesAt(faultAddress('hostile'));
  const { data } = await fetchSections('a', 'Cours a');
  expect(data.map(({ mediaLink }) => mediaLink)).toEqual([undefined, undefined]);
});

describe('what is asked', () => {
  const name = 'C++ & « été »';
  test.each([
    {
      call: '« GET /courseDetails | query courseId, nom »',
      ask: () => fetchDetails('c/1', name),
      path: '/courseDetails',
      query: { courseId: 'c/1', nom: name },
    },
    {
      call: '« GET /courseSections | query id, nom »',
      ask: () => fetchSections('c/1', name),
      path: '/courseSections',
      query: { id: 'c/1', nom: name },
    },
    {
      call: 'version 1 and the id of the course (N3)',
      ask: () => fetchVideos('c/1'),
      path: '/course',
      query: { version: '1', courseId: 'c/1' },
    },
  ])('$call', async ({ ask, path, query }) => {
    askCoursesAt(faultAddress('good'));
    const fetch = vi.spyOn(window, 'fetch');
    await ask();
    const [[address, init] = []] = fetch.mock.calls;
    const url = new URL(String(address));
    expect(url.pathname).toBe(`/good/-${path}`);
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(init).toMatchObject({ method: 'GET', credentials: 'include' });
    fetch.mockRestore();
  });
});

async function fetchFirstSections(known?: Awaited<ReturnType<typeof fetchSections>>) {
  const [{ id, name } = { id: '', name: '' }] = (await fetchCourses()).data;
  return fetchSections(id, name, known);
}

function fetchFirstVideos(known?: Awaited<ReturnType<typeof fetchVideos>>) {
  return fetchVideos(ISLAND_CONTENT.freeCourses[0]?.id ?? '', known);
}
