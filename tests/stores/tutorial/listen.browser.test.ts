import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import notices from '../../../src/components/shell/Notices.astro?raw';
import { run } from '../../../src/stores/tutorial/listen.ts';
import { find, markupOf, silence, stopClock } from '../../browser/page.ts';
import { giveSpeech, takeSpeech } from '../../browser/speech/voices.ts';
import { openLesson } from '../../browser/tutorial/listen-page.ts';

const COUNT = 18;
const state = () => find('.listen-state').textContent;
const said = () => find('.is-said').textContent?.trim();
const press = (verb: string) => find(`[data-listen=${verb}]`).click();

// The bar is connected once: all tests have the same one.
openLesson();
const page = [...document.body.children];

beforeEach(() => {
  document.body.replaceChildren(...page);
  document.documentElement.dataset.step = 'bases';
  sessionStorage.clear();
});

afterEach(() => {
  press('close');
});

describe('a step is read aloud (T28)', () => {
  test('passage after passage, each marked, to its end', async () => {
    const speech = giveSpeech('fr-FR');
    run(find('.listen'));
    expect([said(), state()]).toEqual(['Python : les bases', `Passage 1 sur ${COUNT}`]);
    speech.sayNext();
    expect([said(), state()]).toEqual(['répéter avec for', `Passage 2 sur ${COUNT}`]);
    for (let passage = 2; passage <= COUNT; passage++) {
      while (speech.queue.length > 1) speech.sayNext();
      speech.sayNext();
    }
    expect(state()).toBe('Étape lue jusqu’au bout');
    expect(document.querySelector('.is-said')).toBeNull();
    press('pause');
    expect(state()).toBe(`Passage 1 sur ${COUNT}`);
  });

  test('is paused, resumed, led back and forth, and made faster', () => {
    const speech = giveSpeech('fr-FR');
    run(find('.listen'));
    press('next');
    press('pause');
    expect([speech.texts(), state()]).toEqual([[], `En pause. Passage 2 sur ${COUNT}`]);
    press('pause');
    expect(speech.texts()).toEqual(['répéter avec for']);
    press('back');
    press('back');
    expect(speech.texts()).toEqual(['Python : les bases']);
    const select = find<HTMLSelectElement>('select');
    select.value = '1.5';
    select.dispatchEvent(new Event('change'));
    expect(speech.queue).toMatchObject([{ text: 'Python : les bases', rate: 1.5 }]);
    select.value = '1';
    select.dispatchEvent(new Event('change'));
  });

  test('a voice that fails is told as a pause, at the same passage', () => {
    const speech = giveSpeech('fr-FR');
    run(find('.listen'));
    press('next');
    speech.failNext();
    expect(state()).toBe(`En pause. Passage 2 sur ${COUNT}`);
  });

  test('another step, and leaving the page, stop it', async () => {
    const speech = giveSpeech('fr-FR');
    run(find('.listen'));
    window.dispatchEvent(new Event('pagehide'));
    expect([speech.texts(), state()]).toEqual([[], `En pause. Passage 1 sur ${COUNT}`]);
    press('pause');
    document.documentElement.dataset.step = 'utils';
    await vi.waitFor(() => expect(find('.listen-bar').hidden).toBe(true));
    expect(speech.texts()).toEqual([]);
  });
});

test('what the reader does meanwhile: a quiz that is answered has its reason read', () => {
  const speech = giveSpeech('fr-FR');
  run(find('.listen'));
  while (said() !== '3') press('next');
  find<HTMLInputElement>('#bases-quiz-1-1').checked = true;
  speech.sayNext();
  expect(said()).toBe('Bonne réponse.');
  press('next');
  expect(speech.texts()).toEqual(['La division laisse le reste.']);
  // Another answer takes the reason away: what follows is read.
  find<HTMLInputElement>('#bases-quiz-1-2').checked = true;
  press('next');
  expect(speech.texts()).toEqual(['3,5']);
  find<HTMLInputElement>('#bases-quiz-1-2').checked = false;
});

describe('its place (T29)', () => {
  test('is kept, and found again for its own step', () => {
    giveSpeech('fr-FR');
    run(find('.listen'));
    press('next');
    press('next');
    press('close');
    run(find('.listen'));
    expect(state()).toBe(`Passage 3 sur ${COUNT}`);
    press('close');
    find('.step').id = 'utils';
    run(find('.listen'));
    expect(state()).toBe(`Passage 1 sur ${COUNT}`);
    find('.step').id = 'bases';
  });

  test.each(['{', 'null', '{"python":7}', '{"python":{"step":"bases","passage":1e9}}'])(
    'a record that says %s is no place',
    (text) => {
      silence();
      giveSpeech('fr-FR');
      sessionStorage.setItem(KEYS.heard, text);
      run(find('.listen'));
      expect(state()).toBe(`Passage 1 sur ${COUNT}`);
      vi.restoreAllMocks();
    },
  );
});

describe('a browser that cannot do it (T30)', () => {
  test('without a French voice, says how to have one, and reads all the same', () => {
    stopClock();
    const speech = giveSpeech('en-US');
    run(find('.listen'));
    expect(state()).toMatch(/^Aucune voix française sur cet appareil/);
    expect(speech.texts()).toEqual(['Python : les bases']);
  });

  test('voices that come late are no alarm', () => {
    stopClock();
    const speech = giveSpeech();
    run(find('.listen'));
    expect(state()).toBe(`Passage 1 sur ${COUNT}`);
    speech.learn(['fr-FR']);
    expect(state()).toBe(`Passage 1 sur ${COUNT}`);
  });

  test('what was said is taken back when a French voice comes', () => {
    stopClock();
    const speech = giveSpeech();
    run(find('.listen'));
    vi.advanceTimersByTime(1_000);
    expect(state()).toMatch(/^Aucune voix française/);
    press('next');
    expect(state()).toMatch(/^Aucune voix française.*Passage 2/);
    speech.learn(['fr-FR']);
    expect(state()).toBe(`Passage 2 sur ${COUNT}`);
  });

  test('without speech, says so and shows no bar', () => {
    takeSpeech('speechSynthesis');
    document.body.insertAdjacentHTML('beforeend', markupOf(notices));
    run(find('.listen'));
    expect(find('.listen-bar').hidden).toBe(true);
    expect(document.body.textContent).toContain('ne sait pas lire à voix haute');
  });
});
