import { chunks, pickVoice, SPEECH } from '../../rules/text/speech.ts';

/** In milliseconds: how long a reading waits for voices that the browser has not loaded yet. */
const VOICES_WAIT_MS = 1_000;

/** Ends the reading in progress. */
let finish: (() => void) | undefined;

export function hasSpeech(): boolean {
  return Boolean(window.speechSynthesis && window.SpeechSynthesisUtterance);
}

/** Some browsers load their voices only when they are first asked for them. */
export function askVoices(): void {
  window.speechSynthesis.getVoices();
}

/**
 * Reads a text aloud, in place of the one before (D15). Calls `onEnd` once: at the end of the text,
 * when the voice fails, on `cancel()`, and when the visitor leaves the page.
 */
export function speak(text: string, onEnd: () => void): void {
  cancel();
  const { speechSynthesis } = window;
  const start = () => {
    stopWaiting();
    queue(text, end);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    speechSynthesis.onvoiceschanged = null;
  };
  // A cancelled utterance reports its end late, when another reading may have begun.
  const end = () => {
    if (finish !== end) return;
    finish = undefined;
    stopWaiting();
    window.removeEventListener('pagehide', end);
    speechSynthesis.cancel();
    onEnd();
  };
  finish = end;
  window.addEventListener('pagehide', end);
  const timer = setTimeout(start, VOICES_WAIT_MS);
  // Older Safari has no addEventListener here.
  speechSynthesis.onvoiceschanged = start;
  if (speechSynthesis.getVoices().length > 0) start();
}

export function cancel(): void {
  finish?.();
}

function queue(text: string, end: () => void): void {
  const voice = pickVoice(window.speechSynthesis.getVoices()) ?? null;
  const utterances = chunks(text).map((chunk) => new SpeechSynthesisUtterance(chunk));
  for (const utterance of utterances) {
    Object.assign(utterance, SPEECH, { voice, onerror: end });
    window.speechSynthesis.speak(utterance);
  }
  const last = utterances.at(-1);
  if (last) last.onend = end;
  else end();
}
