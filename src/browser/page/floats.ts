import { closeFloatMenus } from './menu.ts';

/**
 * In pixels: a shorter move says nothing about where the reader goes; fingers tremble, pages bounce.
 */
const MOVE_PX = 8;
/** In milliseconds: when `scrollend` is sent for browsers that lack it. */
const END_MS = 150;

/**
 * Hides the round buttons while the page goes down and shows them when it goes up; on a narrow screen they
 * wait for that before they first appear (F10). What lies
 * under them at the end of a scroll is handled by `inline/floats.ts`.
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
    if (scrollY < before) floats.classList.remove('is-waiting');
    before = scrollY;
    closeFloatMenus();
  };
  window.addEventListener('scroll', move, { passive: true });
  move();
}
