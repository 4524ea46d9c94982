/** How many headings make a stretch; a step with fewer than two stretches has no rest. */
const STRETCH = 4;
/** The title of a small program between notions: one rests after it. */
const PAUSE = /^Pause\s/;
/** « 4. » before the title of a notion. */
const NUMBER = /^\d+\.\s/;

/**
 * Puts a rest after each pause of a step, or after every four headings of a long one: what they taught, how far one
 * is, « Continuer » and « M’arrêter ici », which calls back with the step and the heading where one will go on. None
 * comes above the place of the reader, whose text would move (T33).
 */
export function addRests(stop: (step: string, next: HTMLElement) => void): void {
  const model = document.querySelector<HTMLTemplateElement>('template.rests');
  for (const step of document.querySelectorAll('.step')) {
    const headings = [...step.querySelectorAll<HTMLElement>(':is(.prose, .rest) > h3[id]')];
    const notions = headings.filter(isNotion);
    let start = 0;
    for (const at of placesOf(headings.map(titleOf))) {
      const rest = model?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
      const next = headings[at];
      const learnt = headings.slice(start, at).filter(isNotion);
      start = at;
      if (!rest || !next || isPassed(next)) continue;
      const place = headings.slice(0, at).filter(isNotion).length;
      fill(rest, learnt, `${place} / ${notions.length}`, `#${next.id}`);
      rest.querySelector('button')?.addEventListener('click', () => stop(step.id, next));
      next.before(rest);
    }
  }
}

/** The ranks of the headings that have a rest before them. */
function placesOf(titles: readonly string[]): number[] {
  const all = titles.map((_, at) => at);
  const pauses = all.filter((at) => PAUSE.test(titles[at - 1] ?? ''));
  if (pauses.length > 0) return pauses;
  return all.filter((at) => at > 0 && at % STRETCH === 0 && at + STRETCH <= titles.length);
}

function isNotion(heading: Element): boolean {
  return !PAUSE.test(titleOf(heading));
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
