import { describe, expect, test } from 'vitest';
import {
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../../src/wire/decode.ts';
import { changeCourse, SITE, startApp } from './support/app.ts';
import { FREE, HOSTILE, LEGACY, makeContent, PAID } from './support/fixture.ts';

const { app, database } = startApp();

async function read(path: string) {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
}

test('categories, in order', async () => {
  const { body } = await read('/getCategoriesNamesOnly');
  expect(body).toEqual({ Categories: ['Développement web frontend', 'Bureautique'] });
});

describe('/course', () => {
  test.each(['?version=2&courseId=', '', '?version=', '?version=2&version=9'])(
    'lists every course in order for « %s »',
    async (query) => {
      const courses = decodeCourses((await read(`/course${query}`)).body, SITE) ?? [];
      expect(courses.map(({ id }) => id)).toEqual([HOSTILE, PAID, FREE]);
      expect(courses[1]).toMatchObject({ name: 'React, le tableau de bord', price: 25_000 });
    },
  );

  test('one course by its id', async () => {
    const { body } = await read(`/course?version=2&courseId=${PAID}`);
    expect(decodeCourses(body, SITE)?.map(({ id }) => id)).toEqual([PAID]);
  });

  test('version 1 gives the videos of a legacy course', async () => {
    const { body } = await read(`/course?version=1&courseId=${LEGACY}`);
    const { name, description } = makeContent().freeCourses[0]?.videos[0] ?? {};
    const link = '/media/sections/python-1.mp4';
    expect(decodeVideos(body, SITE)).toEqual([{ name, link, description }]);
  });

  test.each([
    'courseId=nobody',
    'version=1&courseId=nobody',
    'version=1',
    `version=1&courseId=${PAID}`,
  ])('%s: no course', async (query) => {
    expect(await read(`/course?${query}`)).toEqual({ status: 200, body: { courses: [] } });
  });

  test.each(['3', '0', '02', 'abc', '%00', '__proto__'])('version %s: 400', async (version) => {
    expect((await read(`/course?version=${version}`)).status).toBe(400);
  });
});

describe('/courseDetails', () => {
  const name = encodeURIComponent('Le tableur pas à pas');

  test.each([
    ['by id', `?courseId=${FREE}&nom=`],
    ['by name', `?courseId=&nom=${name}`],
    ['by name when the id is unknown', `?courseId=nobody&nom=${name}`],
    ['by id first', `?courseId=${FREE}&nom=React%2C%20le%20tableau%20de%20bord`],
  ])('%s', async (_, query) => {
    const { body } = await read(`/courseDetails${query}`);
    expect(body.courseDetails.courseId).toBe(FREE);
    expect(decodeDetails(body)?.benefits).toContain('Lire un besoin');
  });

  test.each(['', '?courseId=', '?nom=inconnu', "?courseId=' OR 1=1 --"])(
    '404 for « %s »',
    async (query) => {
      const body = { status: 404, error: 'Cette formation n’existe pas.' };
      expect(await read(`/courseDetails${query}`)).toEqual({ status: 404, body });
    },
  );
});

describe('/courseSections for a visitor', () => {
  test('a free course is open', async () => {
    const { body } = await read(`/courseSections?id=${FREE}&nom=`);
    const sections = decodeSections(body, SITE) ?? [];
    expect(sections.map(({ id, mediaName, mediaLink }) => [id, mediaName, mediaLink])).toEqual([
      [`${FREE}-1`, 'react-1.mp4', '/media/sections/react-1.mp4'],
      [`${FREE}-2`, 'react-2.png', '/media/sections/react-2.png'],
      [`${FREE}-3`, undefined, undefined],
    ]);
    expect(sections[0]?.description).toContain('pas à pas');
  });

  test('a paid one tells titles and kinds of media, nothing else, to this reader alone', async () => {
    const response = await app.request(`/courseSections?id=${PAID}`);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(response.headers.get('Vary')).toContain('Cookie');
    expect((await response.json()).sections).toEqual([
      { id: `${PAID}-1`, title: 'Commencer', description: '', sectionMediaName: 'media.mp4' },
      { id: `${PAID}-2`, title: 'Continuer', description: '', sectionMediaName: 'media.png' },
      { id: `${PAID}-3`, title: 'Finir', description: '' },
    ]);
  });

  test('by name; a course without sections has an empty list', async () => {
    const byName = await read('/courseSections?nom=Le%20tableur%20pas%20%C3%A0%20pas');
    expect(byName.body.sections).toHaveLength(3);
    changeCourse(database, HOSTILE, { sections: [] });
    expect((await read(`/courseSections?id=${HOSTILE}`)).body).toEqual({ sections: [] });
  });
});
