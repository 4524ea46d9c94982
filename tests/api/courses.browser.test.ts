import { describe, expect, test, vi } from 'vitest';
import {
  fetchCategories,
  fetchCourses,
  fetchDetails,
  fetchSections,
  fetchVideos,
} from '../../src/api/courses.ts';
import { ISLAND_CONTENT } from '../support/island-content.ts';
import { proveFaults } from './faults.ts';
import { askCoursesAt, faultAddress } from './service.ts';

describe('the local API', () => {
  test('sends the categories and every course of the catalogue, in our own words', async () => {
    expect((await fetchCategories()).data).toEqual(ISLAND_CONTENT.categories);
    const { data } = await fetchCourses();
    const ids = ISLAND_CONTENT.courses.map(({ id }) => id);
    expect(data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    for (const course of data) {
      expect(ISLAND_CONTENT.categories).toContain(course.category);
      expect(course.price === 0).toBe(course.modality === 'free');
    }
  });

  test('sends the long texts and the sections of each course, and no locked media', async () => {
    const { data: courses } = await fetchCourses();
    for (const { id, name, price } of courses) {
      const { data: details } = await fetchDetails(id, name);
      expect(details.description).toMatch(/./);
      const { data: sections } = await fetchSections(id, name);
      expect(sections.length).toBeGreaterThan(0);
      expect(sections.some(({ mediaLink }) => mediaLink !== undefined)).toBe(price === 0);
    }
  });

  test('sends the videos of each pack, and none for a course that it does not know', async () => {
    for (const { id, videos } of ISLAND_CONTENT.freeCourses) {
      expect((await fetchVideos(id)).data).toHaveLength(videos.length);
    }
    expect((await fetchVideos("' OR 1=1 --")).data).toEqual([]);
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

proveFaults('categories', async () => (await fetchCategories()).data);
proveFaults('courses', async () => (await fetchCourses()).data.map(({ id }) => id));
proveFaults('legacy', async () => (await fetchVideos('a')).data.map(({ name }) => name));
proveFaults('details', async () => (await fetchDetails('a', 'Cours a')).data);
proveFaults('sections', async () => (await fetchSections('a', 'A')).data.map(({ id }) => id));

test.each([
  {
    id: 'A-048',
    ask: async () => (await fetchCourses()).data.map(({ bannerUrl }) => bannerUrl),
  },
  { id: 'A-072', ask: async () => (await fetchVideos('a')).data.map(({ link }) => link) },
  {
    id: 'A-120',
    ask: async () => (await fetchSections('a', 'A')).data.map(({ mediaLink }) => mediaLink),
  },
])('$id no hostile address comes through', async ({ ask }) => {
  askCoursesAt(faultAddress('hostile'));
  expect(await ask()).toEqual([undefined, undefined]);
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
