import { KEYS } from '../../browser/platform/storage.ts';
import { installParsons } from '../../browser/tutorial/questions/parsons.ts';
import { installQuizzes } from '../../browser/tutorial/questions/quiz.ts';
import { keepOf, listOf } from './place.ts';
import { watchEnds, weave } from './weaving.ts';

/** An exercise that was passed asks for it too: one file holds both. */
export { weave };

/**
 * Called when a question or the end of a step comes near the screen: gives all questions their buttons (T14, T15), and
 * watches the ends (T31).
 */
export function openQuestions(slug: string): void {
  watchEnds(slug);
  installParsons();
  installQuizzes((name) => {
    keepOf(slug, KEYS.solved, [...new Set([...listOf(slug, KEYS.solved), name])]);
    weave(slug);
  });
}
