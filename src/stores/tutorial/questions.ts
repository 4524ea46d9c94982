import { show } from '../../browser/page/notices.ts';
import { KEYS } from '../../browser/platform/storage.ts';
import { addRests, titleOf } from '../../browser/tutorial/end/rests.ts';
import { installParsons } from '../../browser/tutorial/questions/parsons.ts';
import { installQuizzes } from '../../browser/tutorial/questions/quiz.ts';
import { stepPage } from '../../browser/tutorial/steps.ts';
import { isStepKey } from '../../rules/tutorial/steps.ts';
import { keepOf, keepPlace, listOf } from './place.ts';
import { watchEnds, weave } from './weaving.ts';

/** An exercise that was passed asks for it too: one file holds both. */
export { weave };

/**
 * Called when a question or the end of a step comes near the screen: gives all questions their buttons (T14, T15),
 * watches the ends (T31), and puts rests in the long steps (T33).
 */
export function openQuestions(slug: string): void {
  watchEnds(slug);
  addRests(stopHere);
  installParsons();
  installQuizzes((name) => {
    keepOf(slug, KEYS.solved, [...new Set([...listOf(slug, KEYS.solved), name])]);
    weave(slug);
  });
}

/** Keeps the place where one will go on, and says so (T33). */
function stopHere(step: string, next: HTMLElement): void {
  const page = stepPage();
  if (!page || !isStepKey(step)) return;
  keepPlace(page, step, next.id);
  show({
    text: `Ta place est gardée : l’accueil te ramènera à « ${titleOf(next)} ».`,
    tone: 'success',
  });
}
