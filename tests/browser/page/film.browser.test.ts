import { beforeEach, expect, test } from 'vitest';
import { installFilm } from '../../../src/browser/page/film.ts';
import { faultAddress } from '../../api/service.ts';
import { find, forgetListeners } from '../page.ts';

const link = () => find<HTMLAnchorElement>('a.film');
let isTaken = false;

/** True when the page took the click for itself. */
function click(keys: MouseEventInit = {}): boolean {
  link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return isTaken;
}

beforeEach(() => {
  document.body.innerHTML = `
    <a class="film" href="${faultAddress('s404')}/film.mp4" data-title="Le film">
      <span class="film-facts">Regarder</span>
    </a>`;
  forgetListeners();
  installFilm();
  // A last listener: no link leaves the tests' page.
  window.addEventListener('click', (event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  });
});

test('the tap puts the player in place of the link, with its name and the focus', () => {
  const { href } = link();
  expect(click()).toBe(true);
  const player = find<HTMLVideoElement>('video.film');
  expect(document.querySelector('a.film')).toBeNull();
  expect(player.src).toBe(href);
  expect(player.controls).toBe(true);
  expect(player.getAttribute('aria-label')).toBe('Le film');
  expect(document.activeElement).toBe(player);
});

test('the page of another site becomes its player, in a frame that has its name and the focus', () => {
  link().dataset.player = faultAddress('good');
  expect(click()).toBe(true);
  const frame = find<HTMLIFrameElement>('iframe.film');
  expect(frame.src).toBe(faultAddress('good'));
  expect(frame.title).toBe('Le film');
  expect(document.activeElement).toBe(frame);
});

test('B-143 videoError: the link comes back, and the browser opens the film itself (E6)', async () => {
  click();
  await expect.poll(() => document.querySelector('video')).toBeNull();
  expect(link().textContent?.trim()).toBe('La vidéo n’a pas pu se charger. Ouvrir le fichier');
  expect(document.activeElement).toBe(link());
  expect(click()).toBe(false);
  expect(document.querySelector('video')).toBeNull();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s the browser opens it elsewhere', (key) => {
  expect(click({ [key]: true })).toBe(false);
  expect(document.querySelector('video')).toBeNull();
});
