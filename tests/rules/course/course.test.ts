import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type Course,
  type CourseDetails,
  type Section,
  type Subscription,
  stateCourse,
  type Video,
} from '../../../src/rules/course/course.ts';
import type {
  WireCourse,
  WireDetails,
  WireSection,
  WireSubscription,
  WireVideo,
} from '../../../src/wire/types.ts';

type Key<Type> = Type extends unknown ? keyof Type : never;
type OurWord = Key<Course | Section | CourseDetails | Video>;
/** The services' own words; what both sides call the same may stay. */
type WireWord =
  | Exclude<Key<WireCourse | WireVideo>, 'id' | 'categories'>
  | 'modalite'
  | 'prix'
  | 'sectionMediaName'
  | 'courseDetails';

/** Types alone: `astro check` reads these lines, at run time they only stand. */
describe('« Wire words stop at wire/decode.ts » (design, §3)', () => {
  test('no wire word is a key of ours', () => {
    expectTypeOf<Extract<OurWord, WireWord>>().toBeNever();
    expectTypeOf<Extract<keyof Course, 'nom' | 'categorie' | 'langue' | 'pricing'>>().toBeNever();
    expectTypeOf<Extract<keyof WireCourse, 'name' | 'language' | 'price'>>().toBeNever();
  });

  test('« undefined means unknown »: a price may be missing', () => {
    expectTypeOf<Course['price']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Section['price']>().toEqualTypeOf<number | undefined>();
  });

  test('every address may be missing: nothing forces a page to show one', () => {
    expectTypeOf<Course['bannerUrl']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Section['mediaLink']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Video['link']>().toEqualTypeOf<string | undefined>();
  });

  test('what both sides say alike, they spell alike', () => {
    expectTypeOf<keyof Subscription>().toEqualTypeOf<keyof WireSubscription>();
    expectTypeOf<keyof CourseDetails>().toEqualTypeOf<
      Extract<keyof WireDetails, 'description' | 'benefits'>
    >();
    expectTypeOf<Extract<keyof WireSection, keyof Section>>().toEqualTypeOf<
      'id' | 'title' | 'description' | 'mediaLink'
    >();
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
