import { closeFloatMenus } from './menu.ts';

/** A shorter move says nothing of where the reader goes: a finger trembles, an end bounces. */
const MOVE_PX = 8;
/** Browsers without `scrollend` get it this long after the last move. */
const END_MS = 150;

/**
 * The round buttons leave while the page goes down and come back when it goes up. What lies under them
 * at the end of a scroll is the matter of `inline/floats.ts`.
 */
export function install(): void {
  const floats = document.querySelector('.floats');
  if (!floats) return;
  let before = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;

  const move = () => {
    if (!('onscrollend' in window)) {
      clearTimeout(ending);
      ending = setTimeout(() => dispatchEvent(new Event('scrollend')), END_MS);
    }
    const { scrollY } = window;
    if (Math.abs(scrollY - before) < MOVE_PX) return;
    floats.classList.remove('is-over');
    floats.classList.toggle('is-away', scrollY > before);
    before = scrollY;
    closeFloatMenus();
  };
  window.addEventListener('scroll', move, { passive: true });
  move();
}
