import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeSubscriptions,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { decodeOrder } from '../../src/wire/order.ts';
import type { WireError, WireMessage, WireOrder } from '../../src/wire/types.ts';
import { COURSE, DETAILS, ORIGIN, SECTION, SUBSCRIPTION, VIDEO } from './samples.ts';

/** The samples have the types of the wire: what the compiler accepts, the decoders must read. */
describe('an answer of its type is read', () => {
  test.each([
    { answer: 'WireCourse', read: decodeCourses({ courses: [COURSE] }, ORIGIN) },
    { answer: 'WireVideo', read: decodeVideos({ courses: [{ videos: [VIDEO] }] }, ORIGIN) },
    { answer: 'WireSection', read: decodeSections({ sections: [SECTION] }, ORIGIN) },
    { answer: 'WireSubscription', read: decodeSubscriptions({ Message: [SUBSCRIPTION] }) },
  ])('$answer', ({ read }) => {
    expect(read).toHaveLength(1);
  });

  test('a course comes out in our own words', () => {
    expect(decodeCourses([COURSE], ORIGIN)?.[0]).toEqual({
      id: 'python',
      name: 'Python, premiers pas',
      category: 'Développement web backend',
      categories: ['Développement web backend', 'Python'],
      language: 'wolof',
      shortDescription: 'Vos premiers programmes.',
      bannerUrl: '/media/covers/python.svg',
      price: 25_000,
      modality: 'premium',
    });
  });

  test('WireCourse without its banner, WireSection without its media', () => {
    const { BannerUrl: _banner, ...course } = COURSE;
    const { mediaLink: _link, sectionMediaName: _name, ...section } = SECTION;
    expect(decodeCourses({ courses: [course] }, ORIGIN)).toHaveLength(1);
    expect(decodeSections({ sections: [section] }, ORIGIN)).toHaveLength(1);
  });

  test('WireDetails', () => {
    expect(decodeDetails({ courseDetails: DETAILS })?.benefits).toEqual(DETAILS.benefits);
  });

  test('WireOrder', () => {
    const order: WireOrder = {
      type: 'full',
      courseName: COURSE.nom,
      formationId: COURSE.id,
      price: 25_000,
    };
    expect(decodeOrder(JSON.stringify(order))?.formationId).toBe(COURSE.id);
  });
});

test('bodies that are only sent hold their fields (O4, F4)', () => {
  expectTypeOf<keyof WireMessage>().toEqualTypeOf<'name' | 'phone' | 'message' | 'type' | 'page'>();
  expectTypeOf<WireError>().toEqualTypeOf<{ status: number; error: string }>();
});
