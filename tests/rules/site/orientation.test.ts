import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CAREER_FIELDS } from '../../../src/rules/site/career.ts';
import {
  bestFields,
  decodeAnswers,
  encodeAnswers,
  readGains,
  resultText,
} from '../../../src/rules/site/orientation.ts';
import { readOrientation } from '../../support/content.ts';

/** Enough for a share of 8 % to be told from one of 9 %. */
const RANDOM_TESTS = 10_000;
const { questions } = readOrientation();

test.each([
  ['', ''],
  ['design web', 'design web'],
  ['design web, web data', 'web design'],
  ['data web, cloud web', 'data web'],
  ['data web, cloud design', 'data cloud'],
  ['cloud design, data web', 'cloud data'],
])('two points to the first field, one to the second: of « %s », « %s » (G7)', (chosen, best) => {
  expect(bestFields(chosen.split(', ').map(readGains))).toEqual(readGains(best));
});

test('of 10,000 random tests each field wins 8 to 25 % (G7)', () => {
  const wins = new Map(CAREER_FIELDS.map((field) => [field, 0]));
  const next = randomNumbers(20_261_124);
  for (let round = 0; round < RANDOM_TESTS; round++) {
    const chosen = questions.map(({ answers }) => answers[Math.floor(next() * answers.length)]);
    const [first] = bestFields(chosen.map((answer) => answer?.fields ?? []));
    if (first) wins.set(first, (wins.get(first) ?? 0) + 1);
  }
  for (const [field, count] of wins) {
    expect(count / RANDOM_TESTS, field).toBeGreaterThanOrEqual(0.08);
    expect(count / RANDOM_TESTS, field).toBeLessThanOrEqual(0.25);
  }
});

test('someone who loves one field alone is told that field', () => {
  for (const field of CAREER_FIELDS) {
    const chosen = questions.map(
      ({ answers }) => answers.find(({ fields }) => fields[0] === field) ?? answers[0],
    );
    expect(bestFields(chosen.map((answer) => answer?.fields ?? []))[0]).toBe(field);
  }
});

describe('an address keeps the answers (G8)', () => {
  test('as a letter for each question', () => {
    expect(encodeAnswers([0, 2, 1, 3])).toBe('acbd');
    expect(decodeAnswers('acbd', 4)).toEqual([0, 2, 1, 3]);
  });

  test.each(['', 'abc', 'abcda', 'abce', 'ABCD', 'ab d', '😀bcd', '__pr', '<img', '0123'])(
    'a hand-made one is no test: %j',
    (text) => {
      expect(decodeAnswers(text, 4)).toBeUndefined();
    },
  );

  test('no text makes it throw, nor keep a place that is no answer', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(10), (text, count) => {
        const places = decodeAnswers(text, count) ?? [];
        expect(places.every((place) => place >= 0 && place <= 3)).toBe(true);
      }),
    );
  });
});

test.each([
  ['design web', ['design', 'web']],
  ['design', ['design']],
  ['', []],
  ['intro web poterie', ['web']],
])('%j names %j', (text, fields) => {
  expect(readGains(text)).toEqual(fields);
});

test('what a friend receives names both fields and the address', () => {
  expect(resultText(['Web', 'Design'], 'https://a.sn/conseils/test?reponses=ab')).toBe(
    'Mon test d’orientation en informatique : Web et Design. Faites le vôtre : https://a.sn/conseils/test?reponses=ab',
  );
});

/** Numbers from 0 to 1 that are the same at each run (a linear congruence). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
