import { describe, expect, test } from 'vitest';
import { lackOf, solvedIn } from '../../../../src/rules/tutorial/end/weaving.ts';

const NONE = { quizzes: 0, solved: 0, exercises: 0, passed: 0 };

describe('what a step asks before its band is woven (T31)', () => {
  test.each([
    ['nothing to do', {}, ''],
    ['quizzes, none answered', { quizzes: 8 }, 'Pour la tisser, réponds juste à 3 quiz.'],
    ['one right', { quizzes: 8, solved: 1 }, 'Pour la tisser, réponds juste à 2 quiz de plus.'],
    ['three right', { quizzes: 8, solved: 3 }, ''],
    ['all of them right', { quizzes: 8, solved: 8 }, ''],
    ['two quizzes alone', { quizzes: 2 }, 'Pour la tisser, réponds juste à 2 quiz.'],
    ['two quizzes, both right', { quizzes: 2, solved: 2 }, ''],
    ['exercises', { exercises: 6 }, 'Pour la tisser, réussis un exercice.'],
    ['an exercise passed', { exercises: 6, passed: 1 }, ''],
    [
      'both',
      { quizzes: 4, exercises: 6 },
      'Pour la tisser, réussis un exercice ou réponds juste à 3 quiz.',
    ],
    ['both, quizzes right', { quizzes: 4, solved: 3, exercises: 6 }, ''],
    ['both, an exercise passed', { quizzes: 4, exercises: 6, passed: 1 }, ''],
  ])('%s', (_, work, lack) => {
    expect(lackOf({ ...NONE, ...work })).toBe(lack);
  });
});

test('the quizzes of a step are those whose name begins with its key', () => {
  const names = ['bases-quiz-1', 'final-quiz-1', 'bases-quiz-12', 'utils-bases-quiz-1', 3, null];
  expect(solvedIn(names, 'bases')).toEqual(['bases-quiz-1', 'bases-quiz-12']);
  expect(solvedIn(names, 'exos')).toEqual([]);
});
