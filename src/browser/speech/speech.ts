import { chunks, pickVoice, SPEECH } from '../../rules/text/speech.ts';

/** In milliseconds: how long a reading waits for voices that the browser has not loaded yet. */
const VOICES_WAIT_MS = 1_000;

/** How a reading ended: said to its end, cut short by us or by the page, or by the voice. */
export type SpeechEnd = 'said' | 'cut' | 'failed';

/** Ends the reading in progress. */
let finish: ((how: SpeechEnd) => void) | undefined;

export function hasSpeech(): boolean {
  return Boolean(window.speechSynthesis && window.SpeechSynthesisUtterance);
}

/** Some browsers load their voices only when they are first asked for them. */
export function askVoices(): void {
  window.speechSynthesis.getVoices();
}

/**
 * Reads a text aloud, in place of the one before (D15), at `rate` times the normal speed. Calls `onEnd` once: at
 * the end of the text, when the voice fails, on `cancel()`, and when the visitor leaves the page. Calls `onVoice` once
 * the voices are known, or were waited for, and when they change: whether one speaks French (T30).
 */
export function speak(
  text: string,
  onEnd: (how: SpeechEnd) => void,
  rate: number = SPEECH.rate,
  onVoice?: (isFrench: boolean) => void,
): void {
  cancel();
  const { speechSynthesis } = window;
  const tellVoice = () => onVoice?.(frenchVoice() !== undefined);
  const start = () => {
    stopWaiting();
    speechSynthesis.onvoiceschanged = tellVoice;
    tellVoice();
    queue(text, rate, end);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    speechSynthesis.onvoiceschanged = null;
  };
  // A cancelled utterance reports its end late, when another reading may have begun.
  const end = (how: SpeechEnd) => {
    if (finish !== end) return;
    finish = undefined;
    stopWaiting();
    window.removeEventListener('pagehide', cancel);
    speechSynthesis.cancel();
    onEnd(how);
  };
  finish = end;
  window.addEventListener('pagehide', cancel);
  const timer = setTimeout(start, VOICES_WAIT_MS);
  // Older Safari has no addEventListener here.
  speechSynthesis.onvoiceschanged = start;
  if (speechSynthesis.getVoices().length > 0) start();
}

export function cancel(): void {
  finish?.('cut');
}

function frenchVoice(): SpeechSynthesisVoice | undefined {
  return pickVoice(window.speechSynthesis.getVoices());
}

function queue(text: string, rate: number, end: (how: SpeechEnd) => void): void {
  const voice = frenchVoice() ?? null;
  const utterances = chunks(text).map((chunk) => new SpeechSynthesisUtterance(chunk));
  for (const utterance of utterances) {
    Object.assign(utterance, SPEECH, { rate, voice, onerror: () => end('failed') });
    window.speechSynthesis.speak(utterance);
  }
  const latest = utterances[utterances.length - 1];
  if (latest) latest.onend = () => end('said');
  else end('said');
}
