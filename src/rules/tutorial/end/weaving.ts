/** How many quizzes of a step, answered right, earn its band; all of them where it has fewer. */
const ENOUGH_QUIZZES = 3;

/** What a step holds, and what of it its reader has done, each a count. */
export interface StepWork {
  quizzes: number;
  /** Quizzes answered right. */
  solved: number;
  /** Exercises that can be verified in the page. */
  exercises: number;
  passed: number;
}

/**
 * What a step that was read to its end still asks before its band is woven, as a sentence; '' when nothing. One exercise
 * passed or three quizzes answered right are enough, and a step that has neither asks nothing (T31).
 */
export function lackOf({ quizzes, solved, exercises, passed }: StepWork): string {
  const left = Math.min(ENOUGH_QUIZZES, quizzes) - solved;
  const isEarned = passed > 0 || (quizzes > 0 ? left <= 0 : exercises === 0);
  if (isEarned) return '';
  const ways = [
    exercises > 0 ? 'réussis un exercice' : '',
    quizzes > 0 ? `réponds juste à ${left} quiz${solved > 0 ? ' de plus' : ''}` : '',
  ];
  return `Pour la tisser, ${ways.filter(Boolean).join(' ou ')}.`;
}

/** Which of the quizzes answered right are of a step: their names begin with its key, `bases-quiz-2`. */
export function solvedIn(names: readonly unknown[], step: string): string[] {
  const ofStep = `${step}-quiz-`;
  return names.filter((name) => typeof name === 'string' && name.startsWith(ofStep)) as string[];
}
