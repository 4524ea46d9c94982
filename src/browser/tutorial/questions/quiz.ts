import { addVerdict } from './verdict.ts';

const NOTHING_CHOSEN = 'Choisis d’abord une réponse.';

/**
 * Gives each quiz « Vérifier »: with it, to choose commits to nothing, so that arrow keys lead through the answers
 * without a verdict (T14).
 */
export function installQuizzes(): void {
  for (const quiz of document.querySelectorAll<HTMLElement>('.quiz')) install(quiz);
}

function install(quiz: HTMLElement): void {
  const last = [...quiz.querySelectorAll('.choice')].pop();
  if (!last) return;
  const verdict = addVerdict(last, () => {
    const chosen = quiz.querySelector<HTMLInputElement>('.choice > :checked');
    const why = chosen?.parentElement?.querySelector('.why')?.cloneNode(true);
    if (!chosen || !why) return NOTHING_CHOSEN;
    quiz.dataset.verdict = chosen.closest('.right') ? 'right' : 'wrong';
    return why;
  });
  const ask = () => {
    quiz.dataset.verdict = '';
    verdict.replaceChildren();
  };
  quiz.addEventListener('change', ask);
  ask();
}
