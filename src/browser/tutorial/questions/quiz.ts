import { addVerdict } from './verdict.ts';

const NOTHING_CHOSEN = 'Choisis d’abord une réponse.';

/**
 * Gives each quiz « Vérifier »: with it, to choose commits to nothing, so that arrow keys lead through the answers
 * without a verdict. Calls back with the name of a quiz each time it is answered right (T14).
 */
export function installQuizzes(onRight: (name: string) => void): void {
  for (const quiz of document.querySelectorAll<HTMLElement>('.quiz')) install(quiz, onRight);
}

function install(quiz: HTMLElement, onRight: (name: string) => void): void {
  const last = [...quiz.querySelectorAll('.choice')].pop();
  if (!last) return;
  const verdict = addVerdict(last, () => {
    const chosen = quiz.querySelector<HTMLInputElement>('.choice > :checked');
    const why = chosen?.parentElement?.querySelector('.why')?.cloneNode(true);
    if (!chosen || !why) return NOTHING_CHOSEN;
    const isRight = Boolean(chosen.closest('.right'));
    quiz.dataset.verdict = isRight ? 'right' : 'wrong';
    if (isRight) onRight(chosen.name);
    return why;
  });
  const ask = () => {
    quiz.dataset.verdict = '';
    verdict.replaceChildren();
  };
  quiz.addEventListener('change', ask);
  ask();
}
