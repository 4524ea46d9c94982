import { afterEach, describe, expect, test, vi } from 'vitest';
import { pauseVideos } from '../../../src/browser/course/media.ts';
import {
  $canSpeak,
  $speaking,
  detectSpeech,
  stop,
  toggle,
} from '../../../src/stores/course/speech.ts';
import { giveSpeech, takeSpeech } from '../../browser/speech/voices.ts';

vi.mock(import('../../../src/browser/course/media.ts'), { spy: true });

afterEach(() => {
  stop();
  $canSpeak.set(false);
});

describe('reads aloud, and stops at the second click (D15)', () => {
  test('the first click speaks, the second is silence, the third speaks again', async () => {
    const speech = giveSpeech('fr-FR');
    expect($speaking.get()).toBeUndefined();
    toggle('a', 'Un. Deux.');
    expect($speaking.get()).toBe('a');
    expect(speech.texts()).toEqual(['Un.', 'Deux.']);
    toggle('a', 'Un. Deux.');
    expect($speaking.get()).toBeUndefined();
    expect(speech.texts()).toEqual([]);
    toggle('a', 'Un. Deux.');
    await Promise.resolve();
    expect($speaking.get()).toBe('a');
  });

  test('another button cancels the first', async () => {
    const speech = giveSpeech('fr-FR');
    toggle('a', 'Un. Deux.');
    toggle('b', 'Trois.');
    await Promise.resolve();
    expect($speaking.get()).toBe('b');
    expect(speech.texts()).toEqual(['Trois.']);
  });

  test('it is idle again when all has been said', () => {
    const speech = giveSpeech('fr-FR');
    toggle('a', 'Un. Deux.');
    speech.sayNext();
    expect($speaking.get()).toBe('a');
    speech.sayNext();
    expect($speaking.get()).toBeUndefined();
  });
});

test.each([
  { stopped: 'a', left: undefined },
  { stopped: undefined, left: undefined },
  { stopped: 'b', left: 'a' },
])('stop $stopped while a is read leaves $left', ({ stopped, left }) => {
  const speech = giveSpeech('fr-FR');
  toggle('a', 'Un.');
  stop(stopped);
  expect($speaking.get()).toBe(left);
  expect(speech.queue).toHaveLength(left ? 1 : 0);
});

test('stop is nothing in silence', () => {
  takeSpeech('speechSynthesis');
  stop();
  stop('a');
  expect($speaking.get()).toBeUndefined();
});

test('a reading pauses the videos, its second click does not', () => {
  giveSpeech('fr-FR');
  toggle('a', 'Un.');
  expect(pauseVideos).toHaveBeenCalledExactlyOnceWith();
  toggle('a', 'Un.');
  expect(pauseVideos).toHaveBeenCalledOnce();
});

test('nobody can speak until the page has looked', () => {
  expect($canSpeak.get()).toBe(false);
  const getVoices = vi.spyOn(giveSpeech('fr-FR'), 'getVoices');
  detectSpeech();
  expect($canSpeak.get()).toBe(true);
  expect(getVoices).toHaveBeenCalled();
});
