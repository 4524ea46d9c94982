import { describe, expect, test } from 'vitest';
import type { Course } from '../../src/rules/course/course.ts';
import { chooseCourse, type Wanted } from '../../src/rules/course/course-choice.ts';
import {
  $savedCourse,
  $savedState,
  $wanted,
  openDetail,
  openPlayer,
} from '../../src/stores/course/opened.ts';
import { cellAt, visit } from './poisoned-records.ts';

/** What an address may hold where a good value should be (faults.json, « urlPayloads »), in its order. */
const PAYLOADS: readonly { fault: string; value: string; query: (name: string) => string }[] = [
  { fault: 'absent', value: '', query: () => '' },
  { fault: 'empty', value: '', query: (name) => `${name}=` },
  { fault: 'malformed-%', value: '\uFFFD%A', query: (name) => `${name}=%E0%A4%A` },
  { fault: 'double-encoded', value: '%70ython', query: (name) => `${name}=%2570ython` },
  ...['javascript:alert(1)', '//evil.tld', '../..', 'a'.repeat(10_000), '🎓\u202Enohtyp'].map(
    given,
  ),
  ...['__proto__', '<script>alert(1)</script>'].map(given),
  { fault: 'repeated param', value: 'un', query: (name) => `${name}=un&${name}=python` },
];

/** Each page, what its parameters mean, and the first cell of each. */
const PAGES: readonly { path: string; open: () => void; parameters: readonly Parameter[] }[] = [
  {
    path: 'v2',
    open: openPlayer,
    parameters: [
      { name: 'nom', field: 'name', first: 1 },
      { name: 'formationId', field: 'id', first: 13 },
    ],
  },
  {
    path: 'course',
    open: openDetail,
    parameters: [
      { name: 'nom', field: 'name', first: 25 },
      { name: 'categorie', field: 'category', first: 37 },
      { name: 'id', field: 'id', first: 49 },
    ],
  },
];

interface Parameter {
  name: string;
  field: keyof Wanted;
  first: number;
}

/** Group U of docs/faults.json, for the two pages of a course (X8). */
export function proveAddresses(course: Course): void {
  const rows = PAGES.flatMap((page) => page.parameters.map((one) => ({ ...page, ...one })));

  describe.each(rows)('the address, $path.$name', ({ open, parameters, name, field, first }) => {
    const cells = PAYLOADS.map((one, index) => ({ ...one, id: cellAt('U', first, index) }));

    test.each(cells)('$id $fault: read as it is, beside the others', ({ value, query }) => {
      const others = parameters.filter((one) => one.name !== name);
      const rest = new URLSearchParams(others.map((one) => [one.name, course[one.field]]));
      visit(`?${query(name)}&${rest}`);
      open();

      const wanted = { id: '', name: '', category: '', ...$wanted.get() };
      const said = Object.fromEntries(others.map((one) => [one.field, course[one.field]]));
      expect(wanted).toEqual({ category: '', ...said, [field]: value });
      const isLost = field === 'id' && value !== '';
      expect(chooseCourse([course], wanted)).toBe(isLost ? undefined : course);
      expect([$savedCourse.get(), $savedState.get()]).toEqual([undefined, undefined]);
    });
  });
}

function given(value: string) {
  const query = (name: string) => `${name}=${encodeURIComponent(value)}`;
  return { fault: value.slice(0, 12), value, query };
}
