/** A page that was open for less, or that was not scrolled, was glanced at (T17). */
const READING_MS = 10_000;
const PAUSE_MS = 400;
/** A heading is read once it has passed this part of the screen, from its top. */
const READ_AT = 0.5;

/**
 * Calls back with the heading that is being read (undefined before the first one), each time the reader stops
 * scrolling and the page has been open long enough; never for a tab that is hidden then.
 */
export function onHeadingRead(read: (heading: string | undefined) => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => document.visibilityState === 'visible' && read(headingInSight()),
      Math.max(PAUSE_MS, READING_MS - performance.now()),
    );
  };
  window.addEventListener('scroll', wait, { passive: true });
  wait();
}

/** The id of the last heading above the middle of the screen; what a step or a fold hides has no box. */
function headingInSight(): string | undefined {
  const line = window.innerHeight * READ_AT;
  const above = [...document.querySelectorAll<HTMLElement>('.step :is(h3, h4)[id]')].filter(
    (heading) =>
      (heading.checkVisibility?.() ?? heading.getClientRects().length > 0) &&
      heading.getBoundingClientRect().top < line,
  );
  return above.pop()?.id;
}

/** Shows the button to the top once a mark at 100 px is out of sight (T9). */
export function installScrollToTop(): void {
  const button = document.querySelector('.to-top');
  const mark = document.querySelector('.top-mark');
  if (!button || !mark) return;
  new IntersectionObserver((entries) => {
    button.toggleAttribute('hidden', entries.pop()?.isIntersecting ?? true);
  }).observe(mark);
}

/**
 * Leaves out of the keyboard's way the samples that fit the screen, as it is: the build makes a stop of each that a
 * small phone would scroll (T21).
 */
export function installScrollers(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const isScrolled = target.scrollWidth > target.clientWidth;
      if (isScrolled) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
    }
  });
  for (const sample of document.querySelectorAll('pre[tabindex]')) observer.observe(sample);
}
