import type { Box } from './box.ts';

/** What a reader is shown once an exercise is passed. */
interface PassedMoment {
  clear: () => void;
  /** `count`: how many exercises are passed, « 2 sur 6 ». */
  show: (count: string) => void;
}

/**
 * Says that the exercise is passed, over the code, with the way to the next one, and « Comparer », which puts the
 * correction under the reader's own code, as « Voir la correction » does while the bench is open (U11, U14). A pause
 * has its solution under its bench, and no next one (U24).
 */
export function passedMoment(
  { element, passed, signs, say }: Box,
  section: HTMLElement,
  name: string,
): PassedMoment {
  const titles = [...document.querySelectorAll<HTMLElement>('.exercise > h3')];
  const rank = titles.findIndex((one) => section.contains(one)) + 1;
  const [next, compare] = passed.children as unknown as [HTMLAnchorElement, HTMLElement];
  const title = rank ? titles[rank] : undefined;
  const solution = section.querySelector<HTMLDetailsElement>('.solution');
  next.hidden = !title;
  next.href = `#${title?.id}`;
  next.textContent = `Exercice ${rank + 1} →`;
  for (const way of [compare, section.querySelector('.exercise-verbs > a')])
    way?.addEventListener('click', async (event) => {
      if (!element.isConnected) return;
      event.preventDefault();
      if (solution) {
        solution.open = true;
        solution.scrollIntoView({ block: 'nearest' });
      } else (await import('./correction.ts')).showCorrection(name, signs);
    });
  return {
    clear() {
      passed.hidden = true;
    },
    show(count) {
      say(rank ? `Exercice ${rank} réussi, ${count}.` : 'Pause réussie.', 'right');
      passed.hidden = false;
    },
  };
}
