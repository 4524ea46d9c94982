import { atom } from 'nanostores';
import { pauseVideos } from '../../browser/course/media.ts';
import { askVoices, cancel, hasSpeech, speak } from '../../browser/platform/speech.ts';

/** False until the page has looked, and where the browser cannot speak: no button then. */
export const $canSpeak = atom(false);

/** The id of the text that is being read; undefined when idle. */
export const $speaking = atom<string | undefined>(undefined);

export function detectSpeech(): void {
  $canSpeak.set(hasSpeech());
  if (hasSpeech()) askVoices();
}

/** « Read-aloud: idle, speaking, cancelled on second click » (section 4); one voice on the page. */
export function toggle(id: string, text: string): void {
  const isSecondClick = $speaking.get() === id;
  cancel();
  if (isSecondClick) return;
  pauseVideos();
  $speaking.set(id);
  speak(text, () => $speaking.set(undefined));
}

/** The text has left the page, or a video begins. */
export function stop(id = $speaking.get()): void {
  if (id !== undefined && id === $speaking.get()) cancel();
}
