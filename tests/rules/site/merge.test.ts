import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeCourses } from '../../../src/rules/course/page/progress.ts';
import {
  mergeCodes,
  mergeHeard,
  mergeLists,
  mergePlaces,
  mergeViews,
} from '../../../src/rules/site/merge.ts';

const SQL = { lastRessourcesViews: 'SQL', progress: 38, tabs: 'bases' };
const CSS = { lastRessourcesViews: 'CSS', progress: 100, tabs: 'final' };
const course = (id: string, more: object) => ({
  id,
  name: id,
  seen: [],
  total: 3,
  places: {},
  ...more,
});

const MERGES = {
  mergeViews,
  mergePlaces,
  mergeHeard,
  mergeLists,
  mergeCodes,
  mergeCourses,
};

describe.each([
  { merge: mergeViews, older: CSS, newer: SQL, both: SQL },
  { merge: mergeViews, older: CSS, newer: {}, both: CSS },
  {
    merge: mergePlaces,
    older: { css: 'final', sql: 'intro' },
    newer: { sql: 'bases-les-cles', python: 7 },
    both: { css: 'final', sql: 'bases-les-cles' },
  },
  {
    merge: mergeLists,
    older: { python: ['intro', 'first'], css: ['intro'] },
    newer: { sql: ['intro'], python: ['first', 'bases', null] },
    both: { python: ['intro', 'first', 'bases'], css: ['intro'], sql: ['intro'] },
  },
  {
    merge: mergeHeard,
    older: { css: { step: 'intro', passage: 2 }, sql: { step: 'intro', passage: 4 } },
    newer: { css: { step: 'bases', passage: 0 }, sql: 'poison' },
    both: { css: { step: 'bases', passage: 0 }, sql: { step: 'intro', passage: 4 } },
  },
  {
    merge: mergeCodes,
    older: { python: { '1-a': 'old', '2-b': 'kept' }, css: { '1-a': '' } },
    newer: { python: { '1-a': 'new', '2-b': 7 }, sql: { '3-c': 'SELECT' } },
    both: {
      python: { '1-a': 'new', '2-b': 'kept' },
      css: { '1-a': '' },
      sql: { '3-c': 'SELECT' },
    },
  },
  {
    merge: mergeLists,
    older: { html: ['1-a', '2-b'] },
    newer: { html: ['3-c', '1-a'], css: 'poison' },
    both: { html: ['1-a', '2-b', '3-c'] },
  },
  {
    merge: mergeCourses,
    older: [course('a', { seen: ['s', 't'], places: { u: 30, v: 9 } }), course('b', {})],
    newer: [course('c', {}), course('a', { total: 0, seen: ['t', 'u'], places: { v: 60 } })],
    both: [
      course('c', {}),
      course('a', { seen: ['s', 't', 'u'], places: { u: 30, v: 60 } }),
      course('b', {}),
    ],
  },
])('$merge.name', ({ merge, older, newer, both }) => {
  test('holds what either held; the later of two wins, and never what cannot be read', () => {
    expect(merge(older, newer)).toEqual(both);
  });

  test('with nothing, or with junk, is the record itself', () => {
    for (const junk of [undefined, null, 7, 'junk', [null]]) {
      expect(merge(older, junk)).toEqual(older);
      expect(merge(junk, older)).toEqual(older);
    }
  });
});

describe.each(Object.entries(MERGES))('%s, whatever stands in the storage', (_, merge) => {
  const json = fc.jsonValue({ depthSize: 'medium' });

  test('reads any junk, and merges twice as once', () => {
    fc.assert(
      fc.property(json, json, (older, newer) => {
        const once = merge(older, newer);
        expect(merge(once, newer)).toEqual(once);
        expect(merge(once, once)).toEqual(once);
        expect(Object.prototype).toEqual({});
      }),
    );
  });
});

const name = fc.stringMatching(/^[a-z]{1,8}$/);
const record = fc.dictionary(name, fc.uniqueArray(name, { maxLength: 8 }));

test('no step, no exercise is lost', () => {
  fc.assert(
    fc.property(record, record, (older, newer) => {
      const both = Object(mergeLists(older, newer));
      for (const [tutorial, steps] of [...Object.entries(older), ...Object.entries(newer)])
        expect(both[tutorial]).toEqual(expect.arrayContaining(steps));
    }),
  );
});

test('a name that is a trap of JavaScript is a name like others', () => {
  const trap = JSON.parse('{"__proto__":["intro"],"constructor":["bases"]}');
  const both = mergeLists(trap, {});
  expect(JSON.stringify(both)).toBe('{"__proto__":["intro"],"constructor":["bases"]}');
});
