import type { Box } from './box.ts';

/** What a reader is shown once an exercise is passed. */
interface PassedMoment {
  clear: () => void;
  /** `count`: how many exercises are passed, « 2 sur 6 ». */
  show: (count: string) => void;
}

/**
 * Says that the exercise is passed, over the code, with the way to the next one, and « Comparer », which puts the
 * correction under the reader's own code, as « Voir la correction » does while the bench is open (U11, U14).
 */
export function passedMoment(
  { element, passed, signs, say }: Box,
  section: HTMLElement,
  name: string,
): PassedMoment {
  const titles = [...document.querySelectorAll<HTMLElement>('.exercise > h3')];
  const rank = titles.findIndex((one) => section.contains(one)) + 1;
  const [next, compare] = passed.children as unknown as [HTMLAnchorElement, HTMLElement];
  const title = titles[rank];
  next.hidden = !title;
  next.href = `#${title?.id}`;
  next.textContent = `Exercice ${rank + 1} →`;
  for (const way of [compare, section.querySelector('.exercise-verbs > a')])
    way?.addEventListener('click', async (event) => {
      if (!element.isConnected) return;
      event.preventDefault();
      (await import('./correction.ts')).showCorrection(name, signs);
    });
  return {
    clear() {
      passed.hidden = true;
    },
    show(count) {
      say(`Exercice ${rank} réussi, ${count}.`, 'right');
      passed.hidden = false;
    },
  };
}
