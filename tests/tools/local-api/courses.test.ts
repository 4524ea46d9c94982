import { describe, expect, test } from 'vitest';
import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../../src/wire/decode.ts';
import { SITE, startApp } from './support/app.ts';
import { FREE, HOSTILE, LEGACY, makeContent, PAID } from './support/fixture.ts';

const { app, database } = startApp();

async function read(path: string) {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
}

test('categories, in order', async () => {
  const { status, body } = await read('/getCategoriesNamesOnly');
  expect(status).toBe(200);
  expect(body).toEqual({ Categories: ['Développement web frontend', 'Bureautique'] });
  expect(decodeCategories(body)).toEqual(body.Categories);
});

describe('/course', () => {
  test.each([
    ['as the client asks', '?version=2&courseId='],
    ['with no query at all', ''],
    ['with an empty version', '?version='],
    ['with a repeated version, the first counts', '?version=2&version=9'],
  ])('lists every course in order, %s', async (_, query) => {
    const { status, body } = await read(`/course${query}`);
    expect(status).toBe(200);
    const courses = decodeCourses(body, SITE) ?? [];
    expect(courses.map(({ id }) => id)).toEqual([HOSTILE, PAID, FREE]);
    expect(courses[1]).toEqual({
      id: PAID,
      name: 'React, le tableau de bord',
      category: 'Développement web frontend',
      categories: ['Développement web frontend', 'React', 'Tableau'],
      language: 'wolof',
      shortDescription: 'Un tableau de bord pour suivre les ventes d’une boutique.',
      bannerUrl: undefined,
      price: 25_000,
      modality: 'premium',
    });
    expect(courses[2]?.bannerUrl).toBe('/media/covers/tableur.svg');
  });

  test('the fields are those of the wire', async () => {
    const { body } = await read(`/course?courseId=${FREE}`);
    expect(Object.keys(body.courses[0]).sort()).toEqual([
      'BannerUrl',
      'ShortDescription',
      'categorie',
      'categories',
      'id',
      'langue',
      'nom',
      'pricing',
    ]);
    expect(JSON.parse(body.courses[0].pricing)).toEqual({ price: 0, modalite: 'free' });
  });

  test('one course by its id, none by an unknown one', async () => {
    const one = await read(`/course?version=2&courseId=${PAID}`);
    expect(decodeCourses(one.body, SITE)?.map(({ id }) => id)).toEqual([PAID]);
    expect(await read('/course?courseId=nobody')).toEqual({ status: 200, body: { courses: [] } });
  });

  test('version 1 gives the videos of a legacy course', async () => {
    const { status, body } = await read(`/course?version=1&courseId=${LEGACY}`);
    expect(status).toBe(200);
    expect(decodeVideos(body, SITE)).toEqual([
      {
        name: 'Afficher',
        link: '/media/sections/python-1.mp4',
        description: makeContent().freeCourses[0]?.videos[0]?.description,
      },
    ]);
  });

  test.each(['nobody', '', PAID])('version 1 gives no course for « %s »', async (id) => {
    const answer = await read(`/course?version=1&courseId=${id}`);
    expect(answer).toEqual({ status: 200, body: { courses: [] } });
  });

  test.each(['3', '0', '-1', '02', '2.0', 'abc', '%00', '__proto__'])(
    'version %s does not exist',
    async (version) => {
      const { status, body } = await read(`/course?version=${version}`);
      expect(status).toBe(400);
      expect(body).toEqual({ status: 400, error: expect.any(String) });
    },
  );
});

describe('/courseDetails', () => {
  const name = encodeURIComponent('Le tableur pas à pas');

  test.each([
    ['by id', `?courseId=${FREE}&nom=`],
    ['by name', `?courseId=&nom=${name}`],
    ['by name when the id is unknown', `?courseId=nobody&nom=${name}`],
    ['by id first', `?courseId=${FREE}&nom=React%2C%20le%20tableau%20de%20bord`],
  ])('%s', async (_, query) => {
    const { status, body } = await read(`/courseDetails${query}`);
    expect(status).toBe(200);
    expect(body.courseDetails.courseId).toBe(FREE);
    const course = makeContent().courses.find(({ id }) => id === FREE)?.course;
    const { description, benefits } = course ?? {};
    expect(decodeDetails(body)).toEqual({ description: description?.trim(), benefits });
  });

  test.each(['', '?courseId=', '?courseId=nobody', '?nom=inconnu', "?courseId=' OR 1=1 --"])(
    '404 for « %s »',
    async (query) => {
      const { status, body } = await read(`/courseDetails${query}`);
      expect(status).toBe(404);
      expect(body).toEqual({ status: 404, error: 'Cette formation n’existe pas.' });
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

  test('a paid one tells titles and kinds of media, nothing else', async () => {
    const { status, body } = await read(`/courseSections?id=${PAID}`);
    expect(status).toBe(200);
    expect(body.sections).toEqual([
      { id: `${PAID}-1`, title: 'Commencer', description: '', sectionMediaName: 'media.mp4' },
      { id: `${PAID}-2`, title: 'Continuer', description: '', sectionMediaName: 'media.png' },
      { id: `${PAID}-3`, title: 'Finir', description: '' },
    ]);
  });

  test('the answer is for this reader alone', async () => {
    const { headers } = await app.request(`/courseSections?id=${PAID}`);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(headers.get('Vary')).toContain('Cookie');
  });

  test('by name, and 404', async () => {
    const byName = await read('/courseSections?nom=Le%20tableur%20pas%20%C3%A0%20pas');
    expect(byName.body.sections).toHaveLength(3);
    expect((await read('/courseSections?id=nobody&nom=nobody')).status).toBe(404);
  });

  test('a course without sections has an empty list', async () => {
    database.sql.run`DELETE FROM sections WHERE course_id = ${HOSTILE}`;
    expect((await read(`/courseSections?id=${HOSTILE}`)).body).toEqual({ sections: [] });
  });
});
