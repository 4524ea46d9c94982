import { describe, expect, test } from 'vitest';
import {
  chooseCourse,
  fallbackCourse,
  verdict,
  type Wanted,
} from '../../../src/rules/course/course-choice.ts';
import { makeCourse } from '../examples.ts';

const PYTHON = makeCourse({ id: 'python', name: 'Python', category: 'Données' });
const JAVA = makeCourse({ id: 'java', name: 'Java', category: 'Backend' });
/** Another course of the same name. */
const JAVA_TWO = makeCourse({ id: 'java-2', name: 'Java', category: 'Mobile' });
const COURSES = [PYTHON, JAVA, JAVA_TWO];

function wanted(fields: Partial<Wanted> = {}): Wanted {
  return { id: '', name: '', category: '', ...fields };
}

describe('the course is matched by name, id and category with the address (D1)', () => {
  test.each([
    { asks: { id: 'java', name: 'Java', category: 'Backend' }, chosen: JAVA },
    { asks: { id: 'java-2', name: 'Java', category: 'Mobile' }, chosen: JAVA_TWO },
    { asks: { id: 'java' }, chosen: JAVA },
    { asks: { name: 'Java' }, chosen: JAVA },
    { asks: { name: 'Java', category: 'Mobile' }, chosen: JAVA_TWO },
    // The id decides when the course was renamed or moved since the link was made.
    { asks: { id: 'java-2', name: 'Java SE' }, chosen: JAVA_TWO },
    { asks: { id: 'java-2', name: 'Java', category: 'Backend' }, chosen: JAVA_TWO },
    { asks: { id: 'java-2', name: 'Python', category: 'Données' }, chosen: JAVA_TWO },
    { asks: { id: 'rust', name: 'Java', category: 'Backend' }, chosen: undefined },
    { asks: { name: 'Java', category: 'Données' }, chosen: undefined },
    { asks: { name: 'java' }, chosen: undefined },
    { asks: { category: 'Backend' }, chosen: undefined },
    { asks: { id: ' java' }, chosen: undefined },
    { asks: { id: '__proto__' }, chosen: undefined },
    { asks: {}, chosen: undefined },
  ])('$asks chooses $chosen.id', ({ asks, chosen }) => {
    expect(chooseCourse(COURSES, wanted(asks))).toBe(chosen);
  });

  test('no course, no choice', () => {
    expect(chooseCourse([], wanted({ id: 'java', name: 'Java' }))).toBeUndefined();
  });
});

describe('without a match, the course saved in storage is shown (D2)', () => {
  test.each([
    { asks: {}, saved: PYTHON, shown: PYTHON },
    { asks: { category: 'Données' }, saved: PYTHON, shown: PYTHON },
    { asks: { id: 'python' }, saved: PYTHON, shown: PYTHON },
    { asks: { id: 'python', name: 'Python (renommé)' }, saved: PYTHON, shown: PYTHON },
    { asks: { name: 'Python' }, saved: PYTHON, shown: PYTHON },
    { asks: { id: 'java' }, saved: PYTHON, shown: undefined },
    { asks: { id: 'java', name: 'Python' }, saved: PYTHON, shown: undefined },
    { asks: { name: 'Java' }, saved: PYTHON, shown: undefined },
    { asks: { id: 'python' }, saved: undefined, shown: undefined },
    { asks: {}, saved: undefined, shown: undefined },
  ])('$asks, saved $saved.id: $shown.id', ({ asks, saved, shown }) => {
    expect(fallbackCourse(saved, wanted(asks))).toBe(shown);
  });
});

describe('the page waits before it says that there is nothing (D3)', () => {
  test.each([
    { hasCourse: true, hasWaited: true, state: 'found' },
    { hasCourse: true, hasWaited: false, state: 'found' },
    { hasCourse: false, hasWaited: false, state: 'loading' },
    { hasCourse: false, hasWaited: true, state: 'missing' },
  ])('course $hasCourse, waited $hasWaited: $state', ({ hasCourse, hasWaited, state }) => {
    expect(verdict(hasCourse, hasWaited)).toBe(state);
  });
});
