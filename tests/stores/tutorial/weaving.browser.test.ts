import { beforeEach, expect, test, vi } from 'vitest';
import { KEYS } from '../../../src/browser/platform/storage.ts';
import { watchEnds, weave } from '../../../src/stores/tutorial/weaving.ts';
import { find } from '../../browser/page.ts';
import { openPage } from '../../browser/tutorial/tutorial-page.ts';

const woven = () => JSON.parse(sessionStorage.getItem(KEYS.woven) ?? 'null');

beforeEach(() => {
  openPage();
  find('#bases h3').insertAdjacentHTML('afterend', '<fieldset class="quiz"></fieldset>');
});

test('what was read before and asks nothing is woven; a step whose quiz waits is not (T31)', () => {
  sessionStorage.setItem(KEYS.readSteps, '{"python":["intro","bases"],"sql":["first"]}');
  watchEnds('python');
  expect(woven()).toEqual({ python: ['intro'] });
  expect(find('.tutorial').dataset.woven).toBe('intro');
  expect(find('#intro .step-band').textContent).toBe('Étape 1 tissée');
  expect(find('#bases .step-band').textContent).toBe(
    'Bande 3Pour la tisser, réponds juste à 1 quiz.',
  );
});

test('the end of a step, once seen, weaves its band', async () => {
  watchEnds('python');
  expect(woven()).toBeNull();
  for (const step of document.querySelectorAll<HTMLElement>('.step')) {
    step.hidden = step.id !== 'utils';
  }
  find('#utils .step-foot').scrollIntoView();
  await vi.waitFor(() => expect(woven()).toEqual({ python: ['utils'] }));
  expect(find('#utils .step-band')).toHaveClass('is-weaving');
});

test('a quiz answered right weaves the band of a step that was read, and no other', () => {
  sessionStorage.setItem(KEYS.solved, '{"python":["bases-quiz-1"]}');
  weave('python');
  expect(woven()).toBeNull();
  sessionStorage.setItem(KEYS.readSteps, '{"python":["bases"]}');
  weave('python');
  expect(woven()).toEqual({ python: ['bases'] });
  expect(find('#bases .step-band').textContent).toBe('Étape 3 tissée');
});

test('what was woven stays so, even when the step has more to do since', () => {
  sessionStorage.setItem(KEYS.woven, '{"python":["bases"]}');
  watchEnds('python');
  expect(find('#bases .step-band').textContent).toBe('Étape 3 tissée');
});
