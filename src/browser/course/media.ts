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

/** Gives the focus to `place` when it is nowhere, as after its element has left, or on what is around `place`. */
export function holdFocus(place: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement !== place && activeElement?.contains(place))
    place.focus({ preventScroll: true });
}

/** Plays the video of a place again from its beginning (M7). */
export function rewind(place: HTMLElement): void {
  const video = place.querySelector('video');
  if (!video) return;
  video.currentTime = 0;
  play(video);
}
