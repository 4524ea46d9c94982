import { expect, expectTypeOf, test } from 'vitest';
import { decodeCourses } from '../../src/wire/decode.ts';
import { decodeOrder } from '../../src/wire/order.ts';
import type { WireError, WireMessage, WireOrder } from '../../src/wire/types.ts';
import { COURSE, ORIGIN } from './samples.ts';

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

test('an order of its type is read, and its price left behind', () => {
  const order: WireOrder = {
    type: 'full',
    courseName: COURSE.nom,
    formationId: COURSE.id,
    price: 25_000,
  };
  expect(decodeOrder(JSON.stringify(order))?.formationId).toBe(COURSE.id);
});

test('bodies that are only sent hold their fields (O4, F4)', () => {
  expectTypeOf<keyof WireMessage>().toEqualTypeOf<'name' | 'phone' | 'message' | 'type' | 'page'>();
  expectTypeOf<WireError>().toEqualTypeOf<{ status: number; error: string }>();
});
