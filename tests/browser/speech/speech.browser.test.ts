import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { askVoices, cancel, hasSpeech, speak } from '../../../src/browser/speech/speech.ts';
import { stopClock } from '../page.ts';
import { giveSpeech, takeSpeech } from './voices.ts';

const TEXT = 'Un. Deux. Trois.';
const onEnd = vi.fn();

beforeEach(() => {
  stopClock();
  onEnd.mockReset();
});

afterEach(() => {
  cancel();
});

describe('hasSpeech', () => {
  test('this browser can speak', () => {
    expect(hasSpeech()).toBe(true);
  });

  test.each(['speechSynthesis', 'SpeechSynthesisUtterance'] as const)(
    'B-127 not without %s',
    (name) => {
      takeSpeech(name);
      expect(hasSpeech()).toBe(false);
    },
  );
});

describe('speak', () => {
  test('says the sentences one after the other, in French, at the normal rate', () => {
    const speech = giveSpeech('en-US', 'fr-CA', 'fr-FR');
    speak(TEXT, onEnd);
    expect(speech.queue).toMatchObject(
      ['Un.', 'Deux.', 'Trois.'].map((text) => ({
        text,
        lang: 'fr-FR',
        rate: 1,
        voice: { lang: 'fr-FR' },
      })),
    );
  });

  test('B-128 without a French voice: the default voice, lang fr-FR', () => {
    const speech = giveSpeech('en-US', 'wo-SN');
    speak(TEXT, onEnd);
    expect(speech.asked).toHaveLength(3);
    for (const { lang, voice } of speech.asked) {
      expect({ lang, voice }).toEqual({ lang: 'fr-FR', voice: null });
    }
  });

  test('onEnd is called once, when all has been said', () => {
    const speech = giveSpeech('fr-FR');
    speak(TEXT, onEnd);
    speech.sayNext();
    speech.sayNext();
    expect(onEnd).not.toHaveBeenCalled();
    speech.sayNext();
    cancel();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a text without a sound ends at once', () => {
    const speech = giveSpeech('fr-FR');
    speak(' \n… ', onEnd);
    expect(onEnd).toHaveBeenCalledOnce();
    expect(speech.asked).toEqual([]);
  });

  test('a voice that fails is not asked for the rest', async () => {
    const speech = giveSpeech('fr-FR');
    speak(TEXT, onEnd);
    speech.failNext();
    await Promise.resolve();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(speech.queue).toEqual([]);
  });

  test('what was said to its end cancels nothing: an engine may drop what comes just after', () => {
    const speech = giveSpeech('fr-FR');
    const cancelled = vi.spyOn(speech, 'cancel');
    speak('Un.', onEnd);
    speech.sayNext();
    expect(onEnd).toHaveBeenCalledWith('said');
    expect(cancelled).not.toHaveBeenCalled();
    speak('Deux.', onEnd);
    expect(cancelled).not.toHaveBeenCalled();
    expect(speech.texts()).toEqual(['Deux.']);
  });

  test('cancel stops it', async () => {
    const speech = giveSpeech('fr-FR');
    speak(TEXT, onEnd);
    cancel();
    expect(speech.queue).toEqual([]);
    cancel();
    await Promise.resolve();
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a new reading takes the place of the first, whose late end changes nothing', async () => {
    const speech = giveSpeech('fr-FR');
    const onSecondEnd = vi.fn();
    speak(TEXT, onEnd);
    speak('Quatre.', onSecondEnd);
    await Promise.resolve();
    expect(onEnd).toHaveBeenCalledOnce();
    expect(onSecondEnd).not.toHaveBeenCalled();
    expect(speech.texts()).toEqual(['Quatre.']);
  });

  test('B-129 leaving the page stops it, and the page that comes back is silent', () => {
    const speech = giveSpeech('fr-FR');
    speak(TEXT, onEnd);
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(speech.queue).toEqual([]);
    expect(onEnd).toHaveBeenCalledOnce();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(onEnd).toHaveBeenCalledOnce();
  });
});

describe('a voice of the network that fails (T30)', () => {
  const REMOTE = { lang: 'fr-FR', localService: false };
  const LOCAL = { lang: 'fr-CA', localService: true };
  const langs = (speech: ReturnType<typeof giveSpeech>) =>
    speech.queue.map(({ text, voice }) => [text, voice?.lang]);

  test('a voice of the device goes on from the same sentence, and says the next texts', async () => {
    const speech = giveSpeech();
    speech.voices = [LOCAL, REMOTE];
    speak(TEXT, onEnd);
    expect(langs(speech)[0]).toEqual(['Un.', 'fr-FR']);
    speech.sayNext();
    speech.failNext();
    await Promise.resolve();
    expect(onEnd).not.toHaveBeenCalled();
    expect(speech.queue).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(langs(speech)).toEqual([
      ['Deux.', 'fr-CA'],
      ['Trois.', 'fr-CA'],
    ]);
    speech.sayNext();
    speech.sayNext();
    expect(onEnd.mock.calls).toEqual([['said']]);
    speak('Quatre.', onEnd);
    expect(langs(speech)).toEqual([['Quatre.', 'fr-CA']]);
    cancel();
    askVoices();
    speak('Cinq.', onEnd);
    expect(langs(speech)).toEqual([['Cinq.', 'fr-FR']]);
  });

  test('a reading that is stopped meanwhile says nothing more', async () => {
    const speech = giveSpeech();
    speech.voices = [LOCAL, REMOTE];
    askVoices();
    speak(TEXT, onEnd);
    speech.failNext();
    cancel();
    vi.advanceTimersByTime(1_000);
    await Promise.resolve();
    expect(speech.queue).toEqual([]);
    expect(onEnd.mock.calls).toEqual([['cut']]);
  });

  test('where the device has none, the reading fails', () => {
    const speech = giveSpeech();
    speech.voices = [REMOTE, { lang: 'en-US', localService: true }];
    askVoices();
    speak(TEXT, onEnd);
    speech.failNext();
    expect(onEnd.mock.calls).toEqual([['failed']]);
  });

  test('a voice of the device that fails is not tried again', () => {
    const speech = giveSpeech();
    speech.voices = [LOCAL];
    speak(TEXT, onEnd);
    speech.failNext();
    vi.advanceTimersByTime(1_000);
    expect(onEnd.mock.calls).toEqual([['failed']]);
    expect(speech.queue).toEqual([]);
  });
});

describe('voices that come late', () => {
  test('are waited for', () => {
    const speech = giveSpeech();
    speak(TEXT, onEnd);
    expect(speech.asked).toEqual([]);
    speech.learn(['en-US', 'fr-FR']);
    expect(speech.asked.map(({ voice }) => voice?.lang)).toEqual(['fr-FR', 'fr-FR', 'fr-FR']);
  });

  test('for a second, no longer', () => {
    const speech = giveSpeech();
    speak(TEXT, onEnd);
    vi.advanceTimersByTime(999);
    expect(speech.asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(speech.asked).toHaveLength(3);
    speech.learn(['fr-FR']);
    vi.advanceTimersByTime(10_000);
    expect(speech.asked).toHaveLength(3);
  });

  test('are no longer waited for by a reading that was cancelled', () => {
    const speech = giveSpeech();
    speak(TEXT, onEnd);
    cancel();
    expect(onEnd).toHaveBeenCalledOnce();
    speech.learn(['fr-FR']);
    vi.advanceTimersByTime(10_000);
    expect(speech.asked).toEqual([]);
  });

  test('say whether one is French once they are known, and when that changes', () => {
    const speech = giveSpeech();
    const onVoice = vi.fn();
    speak(TEXT, onEnd, 1, onVoice);
    vi.advanceTimersByTime(999);
    expect(onVoice).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onVoice.mock.calls).toEqual([[false]]);
    speech.learn(['fr-FR']);
    expect(onVoice.mock.calls).toEqual([[false], [true]]);
    cancel();
    speech.learn(['en-US']);
    expect(onVoice).toHaveBeenCalledTimes(2);
  });

  test('are asked for early', () => {
    const speech = giveSpeech('fr-FR');
    const getVoices = vi.spyOn(speech, 'getVoices');
    askVoices();
    expect(getVoices).toHaveBeenCalledOnce();
    expect(speech.asked).toEqual([]);
  });
});

test('the engine of this browser, which may have no voice at all, comes to an end', async () => {
  vi.useRealTimers();
  speak('Un.', onEnd);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), 10_000);
  expect(window.speechSynthesis.speaking).toBe(false);
});
