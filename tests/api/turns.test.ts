import { describe, expect, test } from 'vitest';
import { decodeInTurns } from '../../src/api/turns.ts';
import { decodeCourses, decodeDetails } from '../../src/wire/decode.ts';
import { LISTS } from '../wire/lists.ts';
import { COURSE, DETAILS, ORIGIN, several } from '../wire/samples.ts';

const courses = (body: unknown) => decodeCourses(body, ORIGIN);

describe.each(LISTS)('$call: in turns or at once, the same', ({ decode, wrap, bare, good }) => {
  const many = Array.from({ length: 5_000 }, (_, rank) => good[rank % good.length]);

  test.each([
    { what: 'few items', items: good },
    { what: 'many, the same several times', items: many },
    {
      what: 'many, some of which cannot be read',
      items: many.with(3, {}).with(4_500, null as never),
    },
  ])('$what', async ({ items }) => {
    for (const body of [wrap(items), bare(items)])
      expect(await decodeInTurns(body, decode)).toEqual(decode(body));
  });
});

test('the items of 50,000 are read, and no more', async () => {
  const body = { courses: several(COURSE, 'id', 50_010) };
  expect(await decodeInTurns(body, courses)).toHaveLength(50_000);
});

test('an answer that is no list, or an unreadable one', async () => {
  const details = { courseDetails: { ...DETAILS, benefits: Array(5_000).fill('Un mot') } };
  expect(await decodeInTurns(details, decodeDetails)).toEqual(decodeDetails(details));
  for (const body of [null, 7, 'a', {}, { courses: null }, { other: Array(5_000).fill(COURSE) }])
    expect(await decodeInTurns(body, courses)).toEqual(courses(body));
});

test('between two turns the page may answer', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await decodeInTurns(several(COURSE, 'id', 20_000), courses);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
