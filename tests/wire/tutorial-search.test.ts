import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STEPS } from '../../src/rules/tutorial/step-labels.ts';
import { decodeTexts, decodeTutorialIndex } from '../../src/wire/tutorial-search.ts';

const STEP = { key: 'bases', title: 'Les bases', headings: [['bases-for', 'Répéter']] };
const LESSON = { slug: 'python', name: 'Python', steps: [STEP] };
const index = (...tutorials: unknown[]) => ({ words: 'mots-1a2b3c4d', tutorials });

describe('the index as our own build wrote it', () => {
  const all = STEPS.map(({ key }) => ({ ...STEP, key }));
  test.each([
    { what: 'every step', given: index({ ...LESSON, steps: all }) },
    { what: 'no tutorial', given: index() },
    { what: 'a tutorial without steps', given: index({ ...LESSON, steps: [] }) },
    {
      what: 'a step without headings',
      given: index({ ...LESSON, steps: [{ ...STEP, headings: [] }] }),
    },
  ])('$what is read as it is', ({ given }) => {
    expect(decodeTutorialIndex(given)).toEqual(given);
  });

  test('unknown keys are left behind', () => {
    const dressed = { ...LESSON, more: 1, steps: [{ ...STEP, more: 2 }] };
    expect(decodeTutorialIndex({ ...index(dressed), more: 3 })).toEqual(index(LESSON));
  });
});

describe('something else came: undefined', () => {
  const BODIES: readonly unknown[] = [
    ...[undefined, null, 0, '', '<!doctype html>', {}, [LESSON], { tutorials: [LESSON] }],
    { ...index(LESSON), words: 3 },
    index({ ...LESSON, slug: 3 }),
    index({ slug: 'python', steps: [] }),
    index({ ...LESSON, steps: {} }),
    index({ ...LESSON, steps: [{ ...STEP, key: 'Bases' }] }),
    index({ ...LESSON, steps: [{ ...STEP, title: null }] }),
    index({ ...LESSON, steps: [{ ...STEP, headings: [['bases-for']] }] }),
    index({ ...LESSON, steps: [{ ...STEP, headings: [['bases-for', 'a', 'b']] }] }),
    index({ ...LESSON, steps: [{ ...STEP, headings: [['bases-for', 3]] }] }),
    index(LESSON, { ...LESSON, name: undefined }),
  ];
  test.each(BODIES.map((body) => ({ body })))('$body', ({ body }) => {
    expect(decodeTutorialIndex(body)).toBeUndefined();
  });

  test('whatever the body, nothing is thrown and nothing is polluted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        decodeTutorialIndex(body);
        const texts = decodeTexts(body);
        expect(Object.values(texts ?? {}).every((text) => typeof text === 'string')).toBe(true);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });
});

test('the texts of a step are read by the ids of its headings', () => {
  expect(decodeTexts({ '': 'Avant.', 'bases-for': 'Une boucle.' })).toEqual({
    ...{ '': 'Avant.', 'bases-for': 'Une boucle.' },
  });
  expect(decodeTexts({ 'bases-for': 3 })).toBeUndefined();
});
