import { atom } from 'nanostores';
import { pauseVideos } from '../../browser/course/media.ts';
import { askVoices, cancel, hasSpeech, speak } from '../../browser/speech/speech.ts';

/**
 * False until the page has looked, and where the browser cannot speak: then there is no button (D15).
 */
export const $canSpeak = atom(false);

/** The id of the text that is being read; undefined when none is. */
export const $speaking = atom<string | undefined>(undefined);

export function detectSpeech(): void {
  $canSpeak.set(hasSpeech());
  if (hasSpeech()) askVoices();
}

/** Starts reading a text in place of any other, or stops it when it is being read (D15). */
export function toggle(id: string, text: string): void {
  const isSecondClick = $speaking.get() === id;
  cancel();
  if (isSecondClick) return;
  pauseVideos();
  $speaking.set(id);
  speak(text, () => $speaking.set(undefined));
}

/** Stops a text that leaves the page, or any text when a video starts (D15, M6). */
export function stop(id = $speaking.get()): void {
  if (id !== undefined && id === $speaking.get()) cancel();
}
