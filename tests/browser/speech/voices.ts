import { onTestFinished, vi } from 'vitest';

/** An utterance whose voice may be any: the browser's own accepts none but its own. */
class ScriptedUtterance {
  lang = '';
  rate = 0;
  voice: { lang: string } | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A speech engine without a sound: the test says when a sentence has been said, or has failed. */
class ScriptedSpeech {
  /** All that it was ever asked to say. */
  readonly asked: ScriptedUtterance[] = [];
  /** What it still has to say. */
  readonly queue: ScriptedUtterance[] = [];
  voices: { lang: string; localService: boolean }[] = [];
  onvoiceschanged: (() => void) | null = null;

  constructor(langs: readonly string[]) {
    this.learn(langs);
  }

  learn(langs: readonly string[]) {
    this.voices = langs.map((lang) => ({ lang, localService: true }));
    this.onvoiceschanged?.();
  }

  getVoices() {
    return this.voices;
  }

  speak(utterance: ScriptedUtterance) {
    this.asked.push(utterance);
    this.queue.push(utterance);
  }

  /** As in a browser, what was cancelled says so a little later. */
  cancel() {
    for (const cut of this.queue.splice(0)) queueMicrotask(() => cut.onerror?.());
  }

  sayNext() {
    this.queue.shift()?.onend?.();
  }

  failNext() {
    this.queue.shift()?.onerror?.();
  }

  texts() {
    return this.queue.map(({ text }) => text);
  }
}

/** Gives the page a speech engine with voices in these languages, until the end of the test. */
export function giveSpeech(...langs: string[]): ScriptedSpeech {
  const speech = new ScriptedSpeech(langs);
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', ScriptedUtterance);
  onTestFinished(() => void vi.unstubAllGlobals());
  return speech;
}

/** A browser without one of the two things that speech needs. */
export function takeSpeech(name: 'speechSynthesis' | 'SpeechSynthesisUtterance'): void {
  vi.stubGlobal(name, undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
}
