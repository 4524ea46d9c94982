/**
 * Starts a player. One that cannot says so by its own `error` event; one that the browser holds back, or
 * that is paused at once, keeps its controls.
 */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** « one player at a time »: all but this one stand still. */
export function pauseVideos(except?: HTMLVideoElement): void {
  for (const video of document.querySelectorAll('video')) {
    if (video !== except) video.pause();
  }
}

/** What held the focus has left the page: its place takes it. */
export function holdFocus(place: HTMLElement): void {
  if (document.activeElement === document.body) place.focus({ preventScroll: true });
}
