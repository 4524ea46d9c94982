import { describe, expect, test } from 'vitest';
import {
  type CatalogCourse,
  courseSchema,
  freeCoursesSchema,
} from '../../src/collections/schemas/catalog.ts';
import { parse } from '../../src/collections/schemas/parse.ts';
import {
  toWireCourse,
  toWireDetails,
  toWireSections,
  toWireVideos,
} from '../../src/wire/catalog.ts';
import {
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { course, freeCourse } from '../collections/schemas/catalog-samples.ts';
import { ORIGIN } from './samples.ts';

describe('what the local API sends, the client reads back', () => {
  const catalogCourse: CatalogCourse = parse(courseSchema, course, 'a.yaml');
  const [legacy] = parse(freeCoursesSchema, [freeCourse], 'a.yaml');

  test.each([
    { price: 25_000, modality: 'premium' },
    { price: 0, modality: 'free' },
    { price: 1_000_000, modality: 'freemium' },
  ] as const)('a course at $price FCFA, $modality', ({ price, modality }) => {
    const sent = toWireCourse('python', { ...catalogCourse, price, modality });
    expect(decodeCourses({ courses: [sent] }, ORIGIN)).toEqual([
      {
        id: 'python',
        name: course.name,
        category: course.category,
        categories: [course.category, ...course.keywords],
        language: 'français',
        shortDescription: course.shortDescription,
        bannerUrl: '/media/covers/python.svg',
        price,
        modality,
      },
    ]);
  });

  test('a course without a cover has no banner', () => {
    const bare = toWireCourse('python', { ...catalogCourse, cover: undefined });
    expect(decodeCourses([bare], ORIGIN)?.[0]).toMatchObject({ bannerUrl: undefined });
  });

  test('its details', () => {
    expect(decodeDetails({ courseDetails: toWireDetails('python', catalogCourse) })).toEqual({
      description: course.description.trim(),
      benefits: course.benefits,
    });
  });

  test('its sections, with or without media', () => {
    const [first, second] = catalogCourse.sections;
    const sections = [first, { ...second, media: undefined }] as CatalogCourse['sections'];
    const read = decodeSections({ sections: toWireSections('python', { sections }) }, ORIGIN);
    expect(read).toMatchObject([
      { id: 'python-1', title: 'Les variables', mediaLink: '/media/sections/variables.mp4' },
      { id: 'python-2', title: 'Les boucles', mediaName: undefined, mediaLink: undefined },
    ]);
  });

  test('the videos of a legacy course', () => {
    const videos = toWireVideos({ videos: legacy?.videos ?? [] });
    expect(decodeVideos({ courses: [{ videos }] }, ORIGIN)).toEqual([
      {
        name: 'Le solde',
        link: '/media/sections/solde.mp4',
        description: freeCourse.videos[0]?.description,
      },
    ]);
  });
});
