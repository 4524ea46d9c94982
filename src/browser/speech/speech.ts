import { chunks, pickVoice, SPEECH } from '../../rules/text/speech.ts';

/** In milliseconds: how long a reading waits for voices that the browser has not loaded yet. */
const VOICES_WAIT_MS = 1_000;

/** In milliseconds: some engines drop what they are given sooner after a cancel. */
const AFTER_CANCEL_MS = 100;

/** How a reading ended: said to its end, cut short by us or by the page, or by the voice. */
export type SpeechEnd = 'said' | 'cut' | 'failed';

/** Ends the reading in progress. */
let finish: ((how: SpeechEnd) => void) | undefined;
/** Whether voices of the network answer; false once one has failed, until voices are asked for anew. */
let hasNetworkVoices = true;

export function hasSpeech(): boolean {
  return Boolean(window.speechSynthesis && window.SpeechSynthesisUtterance);
}

/** Some browsers load their voices only when they are first asked for them. */
export function askVoices(): void {
  hasNetworkVoices = true;
  window.speechSynthesis.getVoices();
}

/**
 * Reads a text aloud, in place of the one before (D15), at `rate` times the normal speed. Calls `onEnd` once: at
 * the end of the text, when the voice fails, on `cancel()`, and when the visitor leaves the page. Calls `onVoice` once
 * the voices are known, or were waited for, and when they change: whether one speaks French. When a voice of the network
 * fails, one of the device goes on from the same sentence (T30).
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
    say(chunks(text));
  };
  const say = (pieces: readonly string[]) =>
    queue(pieces, rate, (failed) => {
      if (finish !== end) return;
      if (failed === undefined) end('said');
      else if (!hasNetworkVoices || !leaveNetwork()) end('failed');
      else timer = setTimeout(() => say(pieces.slice(failed)), AFTER_CANCEL_MS);
    });
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
    // What was said to its end leaves nothing to cancel, and some engines drop what comes just after.
    if (how !== 'said') speechSynthesis.cancel();
    onEnd(how);
  };
  finish = end;
  window.addEventListener('pagehide', cancel);
  let timer = setTimeout(start, VOICES_WAIT_MS);
  // Older Safari has no addEventListener here.
  speechSynthesis.onvoiceschanged = start;
  if (speechSynthesis.getVoices().length > 0) start();
}

export function cancel(): void {
  finish?.('cut');
}

function frenchVoice(): SpeechSynthesisVoice | undefined {
  const voices = window.speechSynthesis.getVoices();
  return pickVoice(voices.filter(({ localService }) => localService || hasNetworkVoices));
}

/** After a failure: gives up the voices of the network; false when the voice that failed was none of them. */
function leaveNetwork(): boolean {
  if (frenchVoice()?.localService !== false) return false;
  hasNetworkVoices = false;
  window.speechSynthesis.cancel();
  return frenchVoice() !== undefined;
}

/** Says the pieces one after the other; calls back at their end, or with the place of the first one that failed. */
function queue(pieces: readonly string[], rate: number, ended: (failed?: number) => void): void {
  const voice = frenchVoice() ?? null;
  let isOver = false;
  const end = (failed?: number) => {
    if (isOver) return;
    isOver = true;
    ended(failed);
  };
  const utterances = pieces.map((piece) => new SpeechSynthesisUtterance(piece));
  for (const [index, utterance] of utterances.entries()) {
    Object.assign(utterance, SPEECH, { rate, voice, onerror: () => end(index) });
    window.speechSynthesis.speak(utterance);
  }
  const latest = utterances[utterances.length - 1];
  if (latest) latest.onend = () => end();
  else end();
}
