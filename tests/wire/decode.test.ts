import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeCategories,
  decodeCourses,
  decodeDetails,
  decodeSections,
  decodeVideos,
} from '../../src/wire/decode.ts';
import { LISTS } from './lists.ts';
import {
  COURSE,
  DETAILS,
  ORIGIN,
  POLLUTION,
  SECTION,
  several,
  VIDEO,
  wrongText,
} from './samples.ts';

describe.each(LISTS)('$call', ({ decode, wrap, bare, good, needs, isWellFormed }) => {
  const [sample = {}] = good;

  test('gives every good item, in order', () => {
    const items = decode(wrap(good)) ?? [];
    expect(items).toHaveLength(good.length);
    expect(items.every(isWellFormed)).toBe(true);
    expect(decode(wrap(good.toReversed()))).toEqual(items.toReversed());
  });

  test('an empty list is an answer', () => {
    expect(decode(wrap([]))).toEqual([]);
  });

  test('a bare list is read too', () => {
    expect(decode(bare(good))).toEqual(decode(wrap(good)));
  });

  test.each([
    { root: 'nothing', body: undefined },
    { root: 'null', body: null },
    { root: 'a number', body: 0 },
    { root: 'a text', body: '[]' },
    { root: 'true', body: true },
    { root: 'an empty object', body: {} },
    { root: 'another wrapper', body: { other: good } },
    { root: 'null in the wrapper', body: wrap(null) },
    { root: 'a text in the wrapper', body: wrap('a') },
    { root: 'an object in the wrapper', body: wrap({ 0: good[0], length: 1 }) },
    { root: '__proto__ alone', body: POLLUTION },
  ])('$root is unreadable: undefined, not an empty list', ({ body }) => {
    expect(decode(body)).toBeUndefined();
  });

  test('bad items of a list are dropped one by one, good ones kept (N7)', () => {
    const spoilt = fc
      .tuple(fc.constantFrom(...needs), wrongText)
      .map(([needed, value]): unknown => ({ ...sample, [needed]: value }));
    const cut = fc
      .constantFrom(...needs)
      .map((needed): unknown => ({ ...sample, [needed]: undefined }));
    const junk = fc.oneof(spoilt, cut, fc.constantFrom<unknown>(null, 7, true, [], {}, POLLUTION));
    const places = fc.array(fc.tuple(fc.nat(good.length), junk));
    fc.assert(
      fc.property(places, (insertions) => {
        const items: unknown[] = [...good];
        for (const [at, item] of insertions) items.splice(at, 0, item);
        expect(decode(wrap(items))).toEqual(decode(wrap(good)));
      }),
    );
  });

  test('unknown keys are left behind, hostile ones too', () => {
    const dressed = good.map((item) => ({ ...item, ...POLLUTION, unknown: 1 }));
    expect(decode(wrap(dressed))).toEqual(decode(wrap(good)));
    expect(JSON.stringify(decode(wrap(dressed)))).toBe(JSON.stringify(decode(wrap(good))));
  });
});

test('« Categories may come as strings or {nom} », each once', () => {
  const Categories = ['Web', { nom: ' Design ' }, 'Design', { name: 'Poterie' }, '', 'Web'];
  expect(decodeCategories({ Categories })).toEqual(['Web', 'Design']);
});

describe('sections and videos', () => {
  test('a locked section, without its media link, stays on the list', () => {
    const { mediaLink: _, ...locked } = SECTION;
    expect(decodeSections({ sections: [locked] }, ORIGIN)).toEqual([
      {
        id: 'python-1',
        title: 'Les variables',
        description: 'Une variable garde une valeur.',
        mediaName: 'variables.mp4',
        mediaLink: undefined,
        price: undefined,
      },
    ]);
  });

  test.each([
    [5_000, 5_000],
    ['5000', 5_000],
    [null, undefined],
  ])('the price of one section, sent as %j, is %s', (price, read) => {
    expect(decodeSections([{ ...SECTION, price }], ORIGIN)?.[0]?.price).toBe(read);
  });

  test.each([
    { body: 'Courses', given: { Courses: [{ videos: [VIDEO] }] }, count: 1 },
    { body: 'null before it', given: { courses: [null, { videos: [VIDEO] }] }, count: 1 },
    {
      body: 'a second course',
      given: { courses: [{ videos: [] }, { videos: [VIDEO] }] },
      count: 0,
    },
    { body: 'no course', given: { courses: [] }, count: 0 },
  ])('the videos of the first element (N4): $body', ({ given, count }) => {
    expect(decodeVideos(given, ORIGIN)).toHaveLength(count);
  });
});

describe('GET /courseDetails', () => {
  const { description, benefits } = DETAILS;
  test.each([
    { held: 'an object', given: DETAILS, read: { description, benefits } },
    { held: 'a list with one object', given: [DETAILS], read: { description, benefits } },
    { held: 'nothing known', given: { other: 1 }, read: { benefits: [] } },
    {
      held: 'one benefit',
      given: { description: ' ', benefits: 'Un' },
      read: { benefits: ['Un'] },
    },
    { held: 'bad benefits', given: { benefits: [null, ' Un ', {}] }, read: { benefits: ['Un'] } },
    { held: 'an empty list', given: [], read: undefined },
    { held: 'null', given: null, read: undefined },
    { held: 'a text', given: 'a', read: undefined },
  ])('$held', ({ given, read }) => {
    expect(decodeDetails({ courseDetails: given })).toEqual(read);
  });
});

describe('sizes that no phone could draw (N20)', () => {
  const long = 'Dakar '.repeat(100_000);
  const courses = (body: unknown) => decodeCourses(body, ORIGIN) ?? [];

  test('a name keeps 300 characters, a text 20,000', () => {
    const sent = { ...COURSE, nom: long, langue: long, categories: [long], ShortDescription: long };
    const [course] = courses([sent]);
    expect(course?.name).toHaveLength(300);
    expect(course?.name.endsWith('…')).toBe(true);
    expect(course?.categories.at(-1)).toHaveLength(300);
    expect(course?.shortDescription).toHaveLength(20_000);
    const details = decodeDetails({ courseDetails: { description: long, benefits: [long] } });
    expect(details?.description).toHaveLength(20_000);
    expect(details?.benefits[0]).toHaveLength(300);
  });

  test('an id is never cut: it would name something else', () => {
    expect(courses([{ ...COURSE, id: 'a'.repeat(301) }, COURSE])).toHaveLength(1);
    expect(courses([{ ...COURSE, id: 'a'.repeat(300) }])).toHaveLength(1);
  });

  test('a list keeps its first 50,000 items', () => {
    expect(courses(several(COURSE, 'id', 60_000))).toHaveLength(50_000);
    expect(
      decodeDetails({ courseDetails: { benefits: Array(60_000).fill('a') } })?.benefits,
    ).toHaveLength(50_000);
  });
});
