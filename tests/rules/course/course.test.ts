import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Course,
  type CourseDetails,
  type Section,
  stateCourse,
} from '../../../src/rules/course/course.ts';
import {
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../../src/wire/decode.ts';
import { COURSE, DETAILS, ORIGIN, SECTION, SUBSCRIPTION, VIDEO } from '../../wire/samples.ts';

/** The services' own words; what both sides call the same may stay. */
const ALIKE = ['id', 'categories'];
const WIRE_WORDS = [
  ...[...Object.keys(COURSE), ...Object.keys(VIDEO)].filter((word) => !ALIKE.includes(word)),
  ...['modalite', 'prix', 'sectionMediaName', 'courseDetails'],
];

describe('our own words, as the decoders make them of full answers', () => {
  test('no wire word is a key of ours', () => {
    const ours = [course(), section(), video(), details()].map((one) => Object.keys(one ?? {}));
    for (const keys of ours) expect(keys.length).toBeGreaterThan(0);
    expect(ours.flat().filter((key) => WIRE_WORDS.includes(key))).toEqual([]);
    expectTypeOf<Extract<keyof Course, 'nom' | 'categorie' | 'langue' | 'pricing'>>().toBeNever();
  });

  test('a price that nobody says is unknown, never free', () => {
    expect(course()).toMatchObject({ price: 25_000 });
    expect(course({ pricing: undefined })).toMatchObject({ price: undefined });
    expect(section()).toMatchObject({ price: undefined });
    expectTypeOf<Course['price']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Section['price']>().toEqualTypeOf<number | undefined>();
  });

  test.each([undefined, '', 'javascript:alert(1)'])('the address « %s » is none', (address) => {
    expect(course({ BannerUrl: address })).toMatchObject({ bannerUrl: undefined });
    expect(section({ mediaLink: address })).toMatchObject({ mediaLink: undefined });
    expect(video({ videoLink: address })).toMatchObject({ link: undefined });
  });

  test('what both sides say alike, they spell alike', () => {
    const [subscription] = decodeSubscriptions({ Message: [SUBSCRIPTION] }) ?? [];
    expect(subscription).toEqual(SUBSCRIPTION);
    const { description, benefits } = DETAILS;
    expect(details()).toEqual({ description, benefits, level: undefined });
    const { sectionMediaName: _, ...alike } = SECTION;
    expect(section()).toMatchObject(alike);
    expectTypeOf<keyof CourseDetails>().toEqualTypeOf<'description' | 'benefits' | 'level'>();
  });
});

test('a saved navigation state stands for its course, and knows no more than it says', () => {
  const state = {
    id: 'python',
    name: 'Python',
    category: 'Données',
    bannerUrl: '/a.png',
    price: 5_000,
  };
  const more = { ...state, description: 'Long.', benefits: '' };
  expect(stateCourse(more)).toEqual({
    ...state,
    categories: ['Données'],
    language: '',
    shortDescription: '',
    modality: undefined,
  });
});

function course(change: object = {}) {
  return decodeCourses([{ ...COURSE, ...change }], ORIGIN)?.[0];
}

function section(change: object = {}) {
  return decodeSections({ sections: [{ ...SECTION, ...change }] }, ORIGIN)?.[0];
}

function video(change: object = {}) {
  return decodeVideos({ courses: [{ videos: [{ ...VIDEO, ...change }] }] }, ORIGIN)?.[0];
}

function details() {
  return decodeDetails({ courseDetails: DETAILS });
}
