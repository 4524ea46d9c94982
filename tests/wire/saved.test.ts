import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeCourses, decodeDetails } from '../../src/wire/decode.ts';
import {
  decodeCourse,
  decodeSavedDetails,
  decodeState,
  encodeCourse,
  encodeDetails,
  encodeState,
} from '../../src/wire/saved.ts';
import { makeCourse } from '../rules/examples.ts';
import { anyBody, COURSE, DETAILS, ORIGIN, POLLUTION } from './samples.ts';
import * as is from './well-formed.ts';

const ID = COURSE.id;
const [course = makeCourse()] = decodeCourses([COURSE], ORIGIN) ?? [];
const details = decodeDetails({ courseDetails: DETAILS }) ?? {
  description: '',
  benefits: [],
  level: undefined,
};
const state = encodeState(course, 'Un cours complet.');
const HUGE = 'a'.repeat(4_000_000);
const HTML = '<img src=x onerror=alert(1)>';

/** The three records, each with what reads it back. */
const RECORDS = [
  {
    name: 'courseDetails',
    good: encodeCourse(course),
    read: (record: unknown) => decodeCourse(record, ORIGIN),
    means: course,
    isWellFormed: is.course,
  },
  {
    name: 'courseDetailsFields',
    good: encodeDetails(ID, details),
    read: (record: unknown) => decodeSavedDetails(record, ID),
    means: details,
    isWellFormed: is.details,
  },
  {
    name: 'course-state-{id}',
    good: state,
    read: (record: unknown) => decodeState(record, ID, ORIGIN),
    means: {
      id: ID,
      name: COURSE.nom,
      category: COURSE.categorie,
      description: 'Un cours complet.',
      benefits: [],
      bannerUrl: COURSE.BannerUrl,
      price: 25_000,
    },
    isWellFormed: is.savedState,
  },
];

/** What a storage does to a record. */
function stored(record: unknown): unknown {
  return JSON.parse(JSON.stringify(record));
}

describe.each(RECORDS)('$name', ({ good, read, means, isWellFormed }) => {
  test('gives back what was saved', () => {
    expect(read(stored(good))).toEqual(means);
  });

  test('keys that nobody knows are left behind, hostile ones too', () => {
    expect(read({ ...(stored(good) as object), ...POLLUTION, more: 1 })).toEqual(means);
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([
    { poison: 'nothing', record: undefined },
    { poison: 'null', record: null },
    { poison: 'a list', record: [stored(good)] },
    { poison: 'a text', record: JSON.stringify(good) },
    { poison: 'no field', record: {} },
    { poison: 'a 4 MB text', record: HUGE },
    { poison: 'markup', record: HTML },
    { poison: '__proto__', record: POLLUTION },
    { poison: '1e999', record: Number.POSITIVE_INFINITY },
  ])('$poison is no record', ({ record }) => {
    expect(read(record)).toBeUndefined();
  });

  test('whatever the record: undefined, or well formed; never thrown', () => {
    const spoilt = fc
      .tuple(fc.constantFrom(...Object.keys(good as object)), anyBody)
      .map(([key, value]) => ({ ...(stored(good) as object), [key]: value }));
    const cut = fc
      .constantFrom(...Object.keys(good as object))
      .map((key) => ({ ...(stored(good) as object), [key]: undefined }));
    fc.assert(
      fc.property(fc.oneof(anyBody, fc.anything(), spoilt, cut), (record) => {
        const value = read(record);
        expect(value === undefined || isWellFormed(value)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('courseDetails holds a course (D2)', () => {
  test('whatever the service sent, the course comes back the same', () => {
    const text = fc.string({ unit: 'binary' });
    const sent = fc.record(
      {
        id: text,
        nom: text,
        categorie: fc.oneof(text, fc.array(text)),
        categories: fc.array(text),
        langue: text,
        ShortDescription: text,
        BannerUrl: fc.oneof(fc.webUrl(), fc.constantFrom('/a b?c#d', 'x.png', '//evil.example')),
        pricing: fc.oneof(fc.double(), fc.record({ price: fc.double(), modalite: text }), text),
      },
      { requiredKeys: ['id', 'nom'] },
    );
    fc.assert(
      fc.property(fc.array(sent), (items) => {
        for (const one of decodeCourses(items, ORIGIN) ?? []) {
          expect(decodeCourse(stored(encodeCourse(one)), ORIGIN)).toEqual(one);
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([0, 5_000, undefined])('a price of %s stays what it is', (price) => {
    const record = stored(encodeCourse({ ...course, price }));
    expect(decodeCourse(record, ORIGIN)).toEqual({ ...course, price });
  });

  test.each([
    { why: 'no id', fields: { id: undefined } },
    { why: 'no name', fields: { nom: ' ' } },
    { why: 'a name that is an object', fields: { nom: {} } },
  ])('$why is no course', ({ fields }) => {
    expect(decodeCourse({ course: { ...COURSE, ...fields } }, ORIGIN)).toBeUndefined();
  });
});

describe('courseDetailsFields holds the texts of a course and its id (D5)', () => {
  test.each([
    { why: 'of another course', record: encodeDetails('java', details) },
    { why: 'whose id is a list', record: encodeDetails([ID] as never, details) },
    { why: 'without its fields', record: { courseId: ID } },
    { why: 'whose fields are empty', record: { courseId: ID, fields: {} } },
    {
      why: 'whose fields say nothing',
      record: { courseId: ID, fields: { description: ' ', benefits: [' ', null] } },
    },
    { why: 'whose fields are a text', record: { courseId: ID, fields: HTML } },
    { why: 'whose fields are numbers', record: { courseId: ID, fields: { description: 1e99 } } },
  ])('fields $why are no record: the service is asked', ({ record }) => {
    expect(decodeSavedDetails(record, ID)).toBeUndefined();
  });

  test.each([
    { fields: { description: 'Long.' }, means: { description: 'Long.', benefits: [] } },
    { fields: { benefits: ['Lire', 7] }, means: { description: undefined, benefits: ['Lire'] } },
    { fields: { description: HTML }, means: { description: HTML, benefits: [] } },
  ])('$fields: what can be read is kept', ({ fields, means }) => {
    expect(decodeSavedDetails({ courseId: ID, fields }, ID)).toEqual(means);
  });
});

describe('the state of a course holds the seven fields of /v2/course (D9)', () => {
  test('and nothing else', () => {
    expect(stored(state)).toEqual({
      id: ID,
      nom: COURSE.nom,
      category: COURSE.categorie,
      description: 'Un cours complet.',
      BannerUrl: COURSE.BannerUrl,
      pricing: '25000',
      benefits: '',
    });
  });

  test('an unknown price is not written: it comes back unknown, never free', () => {
    const record = stored(encodeState({ ...course, price: undefined }, ''));
    expect(record).not.toHaveProperty('pricing');
    expect(decodeState(record, ID, ORIGIN)?.price).toBeUndefined();
  });

  test.each([
    { why: 'of another course', fields: { id: 'java' } },
    { why: 'whose id is a number', fields: { id: 7 } },
    { why: 'without a name', fields: { nom: undefined } },
    { why: 'whose name is blank', fields: { nom: ' \n' } },
  ])('a state $why is no state', ({ fields }) => {
    expect(decodeState({ ...(state as object), ...fields }, ID, ORIGIN)).toBeUndefined();
  });

  test('an address without an id has no state, even an empty one', () => {
    expect(decodeState({ ...(state as object), id: '' }, '', ORIGIN)).toBeUndefined();
  });

  test.each([
    { fields: { category: 7, description: ['a'] }, means: { category: '', description: '' } },
    { fields: { nom: HTML, description: HTML }, means: { name: HTML, description: HTML } },
    { fields: { description: HUGE }, means: { description: HUGE } },
    { fields: { BannerUrl: 'javascript:alert(1)' }, means: { bannerUrl: undefined } },
    { fields: { BannerUrl: 'data:image/png,a' }, means: { bannerUrl: undefined } },
    { fields: { BannerUrl: '//evil.example/a' }, means: { bannerUrl: 'https://evil.example/a' } },
    { fields: { benefits: ['Lire', 7, ' '] }, means: { benefits: ['Lire'] } },
    { fields: { benefits: 'Lire\n\nÉcrire ' }, means: { benefits: ['Lire', 'Écrire'] } },
    { fields: { benefits: { lire: 1 } }, means: { benefits: [] } },
    { fields: { pricing: 1e99 }, means: { price: undefined } },
    { fields: { pricing: '-1' }, means: { price: undefined } },
    { fields: { pricing: '"0"' }, means: { price: undefined } },
  ])('a field that cannot be read is left out: $means', ({ fields, means }) => {
    expect(decodeState({ ...(state as object), ...fields }, ID, ORIGIN)).toMatchObject(means);
  });
});
