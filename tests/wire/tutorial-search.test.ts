import { describe, expect, test } from 'vitest';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { decodeTutorialIndex, TUTORIAL_INDEX_PATH } from '../../src/wire/tutorial-search.ts';

const STEP = { key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter']] };
const LESSON = { slug: 'python', name: 'Python', steps: [STEP] };

test('the build writes it where the page fetches it', () => {
  expect(TUTORIAL_INDEX_PATH).toBe('/recherche.json');
});

describe('the index as our own build wrote it', () => {
  test('is read as it is', () => {
    const all = STEPS.map(({ key }) => ({ ...STEP, key }));
    expect(decodeTutorialIndex([{ ...LESSON, steps: all }])).toEqual([{ ...LESSON, steps: all }]);
  });

  test.each([
    { what: 'no tutorial', given: [] },
    { what: 'a tutorial without steps', given: [{ ...LESSON, steps: [] }] },
    { what: 'a step without headings', given: [{ ...LESSON, steps: [{ ...STEP, headings: [] }] }] },
  ])('$what is an index too', ({ given }) => {
    expect(decodeTutorialIndex(given)).toEqual(given);
  });

  test('unknown keys are left behind', () => {
    const dressed = { ...LESSON, more: 1, steps: [{ ...STEP, more: 2 }] };
    expect(decodeTutorialIndex([dressed])).toEqual([LESSON]);
  });
});

describe('something else came: undefined', () => {
  const BODIES: readonly unknown[] = [
    ...[undefined, null, 0, '', '<!doctype html>', {}, { 0: LESSON, length: 1 }, [null], [[]]],
    [{ ...LESSON, slug: 3 }],
    [{ slug: 'python', steps: [] }],
    [{ ...LESSON, steps: {} }],
    [{ ...LESSON, steps: [{ ...STEP, key: 'Bases' }] }],
    [{ ...LESSON, steps: [{ ...STEP, title: null }] }],
    [{ ...LESSON, steps: [{ ...STEP, headings: [['bases-for']] }] }],
    [{ ...LESSON, steps: [{ ...STEP, headings: [['bases-for', 'a', 'b']] }] }],
    [{ ...LESSON, steps: [{ ...STEP, headings: [['bases-for', 3]] }] }],
    [LESSON, { ...LESSON, name: undefined }],
  ];
  test.each(BODIES.map((body) => ({ body })))('$body', ({ body }) => {
    expect(decodeTutorialIndex(body)).toBeUndefined();
  });
});
