/**
 * Starts a player. A file that cannot play sends its own `error` event; a player that the browser holds
 * back, or that is paused at once, keeps its controls.
 */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Pauses every video but this one (M6). */
export function pauseVideos(except?: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) {
    if (video !== except) video.pause();
  }
}

/** Gives the focus to `place` when the element that held it has left the page. */
export function holdFocus(place: HTMLElement): void {
  if (document.activeElement === document.body) place.focus({ preventScroll: true });
}
