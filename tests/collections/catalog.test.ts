import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { WINDOW_SIZE } from '../../src/rules/course/list-window.ts';
import { plantContent } from '../tools/local-api/support/content-folder.ts';
import {
  FREE,
  HOSTILE,
  makeContent,
  makeCourse,
  PAID,
} from '../tools/local-api/support/fixture.ts';
import { endAll, startMain } from '../tools/local-api/support/process.ts';

const LOUD = /La page d’accueil est sans cartes/;

afterEach(() => {
  endAll();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('the embedded catalogue: courses in turns (C21), categories in their order', async () => {
  const { firstCatalog } = await catalogOf({ IS_EMBEDDED: true });
  const { courses, categories } = await firstCatalog();
  expect(courses.map(({ id }) => id)).toEqual([FREE, HOSTILE, PAID]);
  expect(courses[0]?.bannerUrl).toBe('/media/covers/tableur.svg');
  expect(categories).toEqual(['Développement web frontend', 'Bureautique']);
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
  const { firstCatalog, freeCourses } = await catalogOf(liveAt(api.url), []);
  const { courses, categories } = await firstCatalog();
  expect(courses.map(({ id }) => id)).toEqual([FREE, HOSTILE, PAID]);
  expect(courses[2]).toMatchObject({ name: 'React, le tableau de bord', price: 25_000 });
  expect(categories).toEqual(['Développement web frontend', 'Bureautique']);
  expect((await freeCourses()).map(({ bannerUrl }) => bannerUrl)).toEqual([undefined]);
  await api.stop();
});

type Answer = (response: ServerResponse) => void;
const with200 =
  (body: string): Answer =>
  (response) =>
    endWith(response, 200, body);
const UNANSWERED: [fault: string, why: RegExp, answer?: Answer, patienceMs?: number][] = [
  ['cannot be reached', /\(rien n’écoute à cette adresse\)/],
  ['says nothing', /rien en 0.5 s/, () => {}, 500],
  ['hangs up', /\(la connexion a été coupée\)/, (response) => response.destroy()],
  ['answers an error', /réponse 503/, (response) => endWith(response, 503)],
  ['answers no JSON', /illisible/, with200('<p>')],
  ['answers no list', /illisible/, with200('{}')],
];

describe.each(UNANSWERED)('an API that %s', (_, why, answer, patienceMs) => {
  test('stops the build with the settings to give', async () => {
    vi.stubEnv('PROD', true);
    const { firstCatalog } = await catalogOf(liveAt(await serverThat(answer)));
    const error: Error = await firstCatalog(patienceMs).catch((reason) => reason);
    expect(error.message).toMatch(why);
    expect(error.message).toMatch(/^Le service des formations, http.* ne répond pas comme il faut/);
    expect(error.message).toMatch(/PUBLIC_COURSE_API_URL, ou donnez ALLOW_EMPTY_HOME=on/);
  });

  test.each([
    { what: 'a build that accepts it', isBuild: true, MAY_HOME_BE_EMPTY: true },
    { what: '`npm run dev`', isBuild: false, MAY_HOME_BE_EMPTY: false },
  ])('$what: no cards, said loudly', async ({ isBuild, MAY_HOME_BE_EMPTY }) => {
    vi.stubEnv('PROD', isBuild);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const live = liveAt(await serverThat(answer));
    const { firstCatalog } = await catalogOf({ ...live, MAY_HOME_BE_EMPTY });
    expect(await firstCatalog(patienceMs)).toEqual({ courses: [], categories: [] });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(LOUD));
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(why));
  });
});

test.each([
  { what: 'a build asks the service once for all its pages', isBuild: true, times: 1 },
  { what: '`npm run dev` asks it again once it has answered', isBuild: false, times: 2 },
])('$what', async ({ isBuild, times }) => {
  vi.stubEnv('PROD', isBuild);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let asked = 0;
  const url = await serverThat((response) => {
    // The categories arrive, so the read ends once the courses have been asked for.
    if (!response.req.url?.startsWith('/course')) {
      return endWith(response, 200, JSON.stringify({ Categories: [] }));
    }
    asked += 1;
    endWith(response, 503);
  });
  const { firstCatalog } = await catalogOf({ ...liveAt(url), MAY_HOME_BE_EMPTY: true });
  await Promise.all([firstCatalog(), firstCatalog()]);
  await firstCatalog();
  expect(asked).toBe(times);
  expect(warn).toHaveBeenCalledTimes(times);
});

test('hosts of covers that the page’s policy refuses are named', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const courses = ['https://cdn.example/a.svg', 'https://images.example/b.svg', '/c.svg'].map(
    (BannerUrl, index) => ({ id: `${index}`, nom: 'A', BannerUrl }),
  );
  const url = await serverThat(with200(JSON.stringify({ courses, Categories: [] })));
  const MEDIA_ORIGINS = 'https://images.example  https://b.example';
  const { firstCatalog } = await catalogOf({ ...liveAt(url), MEDIA_ORIGINS }, []);
  await firstCatalog();
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/PUBLIC_MEDIA_ORIGINS ne nomme pas, .+ : https:\/\/cdn\.example\.\n$/),
  );
});

test('a cover that the service names by its path is on the service', async () => {
  const courses = [{ id: 'a', nom: 'A', BannerUrl: '/covers/a.svg' }];
  const url = await serverThat(with200(JSON.stringify({ courses, Categories: [] })));
  const { firstCatalog } = await catalogOf(liveAt(url), []);
  const [{ bannerUrl } = {}] = (await firstCatalog()).courses;
  expect(bannerUrl).toBe(`${url}/covers/a.svg`);
});

/** The address of a server that answers so; without an answer, of one that has ended. */
async function serverThat(answer?: Answer): Promise<string> {
  const server = createServer((_, response) => answer?.(response)).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  if (answer) onTestFinished(end);
  else end();
  return `http://localhost:${port}`;
}

function endWith(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
}

/** The module as a build with these settings has it, on the small content of the fixture. */
async function catalogOf(settings: object, courses = makeContent().courses) {
  vi.resetModules();
  vi.doMock('../../src/config.ts', async (original) => ({
    ...(await original<typeof import('../../src/config.ts')>()),
    ...settings,
  }));
  const { putEntries } = await import('../support/astro-content.ts');
  const { categories, freeCourses } = makeContent();
  const list = (id: string, items: unknown) => [{ id, data: { fields: items } }];
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
