import { afterEach, expect, test, vi } from 'vitest';
import { WINDOW_SIZE } from '../../src/rules/course/list-window.ts';
import { plantContent } from '../local-api/support/content-folder.ts';
import { FREE, HOSTILE, makeContent, makeCourse, PAID } from '../local-api/support/fixture.ts';
import { endAll, startMain } from '../local-api/support/process.ts';

const LOUD = /page d’accueil sans cartes/;

afterEach(() => {
  endAll();
  vi.restoreAllMocks();
});

test('the embedded catalogue: courses by id, categories in their order', async () => {
  const { firstCatalog, requireCategory } = await catalogOf({ IS_EMBEDDED: true });
  const { courses, categories } = await firstCatalog();
  expect(courses.map(({ id }) => id)).toEqual([HOSTILE, PAID, FREE]);
  expect(courses[2]?.bannerUrl).toBe('/media/covers/tableur.svg');
  expect(categories).toEqual(['Développement web frontend', 'Bureautique']);
  await requireCategory('a.mdx', 'Bureautique');
  await expect(requireCategory('a.mdx', 'Poterie')).rejects.toThrow(
    'a.mdx : category : « Poterie » n’est pas dans content/catalog/categories.yaml.',
  );
});

test('a draft is marked (Y6)', async () => {
  const drafts = [
    { id: 'a', course: makeCourse() },
    { id: 'b', course: makeCourse({ brouillon: true }) },
  ];
  const { firstCatalog } = await catalogOf({ IS_EMBEDDED: true }, drafts);
  const { courses } = await firstCatalog();
  expect(courses.map(({ id, categories }) => [id, categories.includes('Brouillon')])).toEqual([
    ['a', false],
    ['b', true],
  ]);
});

test('a faulty course does not break the page', async () => {
  const { firstCatalog } = await catalogOf({ IS_EMBEDDED: true });
  const { putEntries } = await import('../support/astro-content.ts');
  const faults = ['name : cette clé manque'];
  putEntries('courses', [{ id: 'x', data: { faults, isDraft: false } }]);
  expect((await firstCatalog()).courses).toEqual([]);
});

test('a long catalogue gives the page its first courses', async () => {
  const many = Array.from({ length: WINDOW_SIZE + 1 }, (_, index) => ({
    id: `c-${index + 100}`,
    course: makeCourse(),
  }));
  const { firstCatalog } = await catalogOf({ IS_EMBEDDED: true }, many);
  expect((await firstCatalog()).courses).toHaveLength(WINDOW_SIZE);
});

test('a site with a course API of its own shows what that service answers', async () => {
  const api = await startMain({ LOCAL_API_CONTENT: plantContent() });
  const { firstCatalog, freeCourses, requireCategory } = await catalogOf(liveAt(api.url), []);
  const { courses, categories } = await firstCatalog();
  expect(courses.map(({ id }) => id)).toEqual([HOSTILE, PAID, FREE]);
  expect(courses[1]).toMatchObject({ name: 'React, le tableau de bord', price: 25_000 });
  expect(categories).toEqual(['Développement web frontend', 'Bureautique']);
  expect((await freeCourses()).map(({ bannerUrl }) => bannerUrl)).toEqual([undefined]);
  await requireCategory('a.mdx', 'Une catégorie du service');
  await api.stop();
});

test('an API that cannot be reached: no cards, said loudly', async () => {
  const api = await startMain({ LOCAL_API_CONTENT: plantContent() });
  await api.stop();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { firstCatalog } = await catalogOf(liveAt(api.url));
  expect(await firstCatalog()).toEqual({ courses: [], categories: [] });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(LOUD), expect.any(Error));
});

test('an API that answers an error: no cards, said loudly', async () => {
  const api = await startMain({ LOCAL_API_CONTENT: plantContent() });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { firstCatalog } = await catalogOf(liveAt(`${api.url}/nowhere`));
  expect(await firstCatalog()).toEqual({ courses: [], categories: [] });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(LOUD), expect.any(Error));
  await api.stop();
});

/** The module as a build with these settings has it, on the small content of the fixture. */
async function catalogOf(settings: object, courses = makeContent().courses) {
  vi.resetModules();
  vi.doMock('../../src/config.ts', async (original) => ({
    ...(await original<typeof import('../../src/config.ts')>()),
    ...settings,
  }));
  const { putEntries } = await import('../support/astro-content.ts');
  const { categories, freeCourses } = makeContent();
  const list = (id: string, items: unknown) => [{ id, data: { items } }];
  putEntries(
    'courses',
    courses.map(({ id, course }) => ({ id, data: { fields: course } })).toReversed(),
  );
  const categoriesFile = 'content/catalog/categories.yaml';
  putEntries('categories', list(categoriesFile, categories));
  const packs = freeCourses.map((pack) => ({ ...pack, cover: 'python.svg' }));
  putEntries('freeCourses', list('content/free-courses.yaml', packs));
  return import('../../src/collections/catalog.ts');
}

function liveAt(course: string) {
  return { IS_EMBEDDED: false, SERVICES: { course, account: '', auth: '', provider: '' } };
}
