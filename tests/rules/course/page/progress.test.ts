import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CourseProgress,
  coursesIn,
  nextRank,
  placeIn,
  progressIn,
  shareOf,
  shareSentence,
  withCourse,
  within,
  withPlace,
  withSeen,
} from '../../../../src/rules/course/page/progress.ts';

const PYTHON: CourseProgress = {
  id: 'python',
  name: 'Python',
  seen: ['s-1'],
  total: 5,
  places: { 's-2': 30 },
};
const JAVA: CourseProgress = { ...PYTHON, id: 'java', name: 'Java' };

describe('a stored record', () => {
  test('comes back as it was written', () => {
    const record = withCourse(withCourse(undefined, PYTHON), JAVA);
    expect(coursesIn(JSON.parse(JSON.stringify(record)))).toEqual([JAVA, PYTHON]);
    expect(progressIn(record, PYTHON)).toEqual(PYTHON);
    expect(withCourse(record, PYTHON).map(({ id }) => id)).toEqual(['python', 'java']);
  });

  test.each([
    undefined,
    null,
    'python',
    7,
    {},
    [null],
    [7],
    [{}],
    [{ id: '', name: 'A', seen: [] }],
    [{ id: 'a', name: 7, seen: [] }],
    [{ id: 'a', name: 'A', seen: 's-1' }],
    [{ id: 'a'.repeat(301), name: 'A', seen: [] }],
  ])('%j holds no course (V13)', (record) => {
    expect(coursesIn(record)).toEqual([]);
    expect(progressIn(record, PYTHON)).toMatchObject({ seen: [], total: 0, places: {} });
  });

  test('keeps of a course what can be read', () => {
    const item = {
      id: 'a',
      name: 'A',
      seen: ['s', 7, 's', ''],
      total: -1,
      places: { s: 4, t: -1, u: 'x', v: null },
      more: 1,
    };
    expect(coursesIn([item])).toEqual([
      { id: 'a', name: 'A', seen: ['s'], total: 0, places: { s: 4 } },
    ]);
  });

  test('any value is read without an error, sixty courses at most', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (record, item) => {
        for (const value of [record, [item], Array(100).fill(PYTHON)]) {
          expect(coursesIn(value).length).toBeLessThanOrEqual(60);
          expect(withCourse(value, JAVA)[0]).toBe(JAVA);
        }
      }),
    );
  });
});

describe('a section', () => {
  test('is marked once, and the mark can be taken away (D20)', () => {
    const twice = withSeen(withSeen(PYTHON, 's-3', true), 's-3', true);
    expect(twice.seen).toEqual(['s-1', 's-3']);
    expect(withSeen(twice, 's-1', false).seen).toEqual(['s-3']);
  });

  test.each([
    [4, undefined],
    [5, undefined],
    [6.8, 6],
    [94, 94],
    [95, undefined],
    [100, undefined],
  ])('a video of 100 s that is left at %s s goes on at %s (M7)', (seconds, place) => {
    expect(withPlace(PYTHON, 's-3', seconds, 100).places['s-3']).toBe(place);
    expect(withPlace(PYTHON, 's-2', seconds, 100).places['s-2']).toBe(place);
  });
});

describe('how much was seen', () => {
  test('a section that has left the course does not count', () => {
    const course = { ...PYTHON, seen: ['s-1', 'gone'] };
    expect(shareOf(course, [{ id: 's-1' }, { id: 's-2' }])).toEqual({ seen: 1, total: 2 });
  });

  test.each([
    [0, 5, ''],
    [0, 0, ''],
    [1, 5, '1 section vue sur 5'],
    [2, 5, '2 sections vues sur 5'],
    [5, 5, 'Toutes les sections sont vues'],
    [6, 5, 'Toutes les sections sont vues'],
  ])('%s of %s: « %s »', (seen, total, sentence) => {
    expect(shareSentence({ seen, total })).toBe(sentence);
  });
});

describe('the section to go on with (D20)', () => {
  const sections = [{ id: 's-1' }, { id: 's-2' }, { id: 's-3' }];

  test.each([
    [[], {}, undefined],
    [[], { 's-2': 30 }, 1],
    [['s-1'], {}, 2],
    [['s-1', 's-3'], {}, 2],
    [['s-2'], {}, 1],
    [['s-1', 's-2', 's-3'], {}, undefined],
    [['gone'], {}, 1],
  ])('%j seen, %j left in the middle: %s', (seen, places, rank) => {
    expect(nextRank({ ...PYTHON, seen, places }, sections)).toBe(rank);
  });
});

test.each(['valueOf', 'hasOwnProperty', '__proto__', 'constructor'])(
  'a section whose id is %s has no place of its own, until it is left',
  (id) => {
    expect(placeIn(PYTHON, id)).toBe(0);
    expect(placeIn(withPlace(PYTHON, id, 42, 100), id)).toBe(42);
  },
);

test('a section that has left its course counts no more', () => {
  expect(within({ ...PYTHON, seen: ['s-1', 's-9'] }, ['s-1', 's-2'])).toMatchObject({
    seen: ['s-1'],
    total: 2,
  });
});
