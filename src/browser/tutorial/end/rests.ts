/** How many headings make a stretch; a step with fewer than two stretches has no rest. */
const STRETCH = 4;
/** « 4. » before the title of a notion. */
const NUMBER = /^\d+\.\s/;

/**
 * Puts a rest after every four headings of a long step: what they taught, how far one is, « Continuer » and « M’arrêter
 * ici », which calls back with the step and the heading where one will go on. None comes above the place of the reader,
 * whose text would move (T33).
 */
export function addRests(stop: (step: string, next: HTMLElement) => void): void {
  const model = document.querySelector<HTMLTemplateElement>('template.rests');
  for (const step of document.querySelectorAll('.step')) {
    const headings = [...step.querySelectorAll<HTMLElement>(':is(.prose, .rest) > h3[id]')];
    for (let at = STRETCH; at + STRETCH <= headings.length; at += STRETCH) {
      const rest = model?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
      const next = headings[at];
      if (!rest || !next || isPassed(next)) continue;
      fill(rest, headings.slice(at - STRETCH, at), `${at} / ${headings.length}`, `#${next.id}`);
      rest.querySelector('button')?.addEventListener('click', () => stop(step.id, next));
      next.before(rest);
    }
  }
}

/** A heading as a list says it: « Choisir (if, switch) ». */
export function titleOf(heading: Element): string {
  return (heading.textContent ?? '').trim().replace(NUMBER, '');
}

/** Whether a heading stands on the screen, or above it. */
function isPassed(heading: HTMLElement): boolean {
  const [box] = heading.getClientRects();
  return box !== undefined && box.top < window.innerHeight;
}

function fill(rest: HTMLElement, learnt: readonly Element[], place: string, href: string): void {
  rest.querySelector('b')?.append(place);
  rest.querySelector('a')?.setAttribute('href', href);
  const lines = learnt.map((heading) => {
    const line = document.createElement('li');
    line.textContent = titleOf(heading);
    return line;
  });
  rest.querySelector('ul')?.append(...lines);
}
