import { afterEach, expect, test, vi } from 'vitest';
import { WORKSHOP_PATH } from '../../../../src/workshop/frame-paths.ts';
import { startCheck } from '../../../../src/workshop/languages/web/checker.ts';
import { find } from '../../../browser/page.ts';
import { knowRun, RUN, say } from '../../workshop-page.ts';

const CHECK = { page: '<p>', script: '' };
const PASSED = { kind: 'verdict', name: 'un', isPassed: true, text: '', run: RUN };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function start() {
  document.body.innerHTML = '<textarea></textarea>';
  find('textarea').focus();
  knowRun();
  const told = vi.fn();
  const checking = startCheck(CHECK, told);
  const frame = find<HTMLIFrameElement>('.workshop-tests iframe');
  return { ...checking, frame, told };
}

test('a phone that nobody sees, which changes its size, and is gone with the last verdict', async () => {
  const { ended, frame, told } = start();
  expect(new URL(frame.src).pathname).toBe(WORKSHOP_PATH);
  expect(frame.sandbox.value).toBe('allow-scripts allow-forms');
  expect([frame.style.width, frame.style.height]).toEqual(['360px', '740px']);
  say(frame, { kind: 'ready' });
  say(frame, { kind: 'size', width: 900, height: 600, run: RUN });
  expect([frame.style.width, frame.style.height]).toEqual(['900px', '600px']);
  say(frame, PASSED);
  frame.focus();
  say(frame, { kind: 'end', run: RUN });
  expect(await ended).toBeUndefined();
  const { run: _, ...verdict } = PASSED;
  expect(told.mock.calls).toEqual([[verdict]]);
  expect(document.querySelector('.workshop-tests')).toBeNull();
  expect(document.activeElement).toBe(find('textarea'));
});

test('without a verdict, the fault that stopped the tests', async () => {
  const { ended, frame } = start();
  say(frame, { kind: 'ready' });
  say(frame, { kind: 'error', text: 'Faute de syntaxe' });
  say(frame, { kind: 'error', text: 'autre' });
  say(frame, { kind: 'end', run: RUN });
  expect(await ended).toEqual({ kind: 'error', text: 'Faute de syntaxe' });
});

test('verdicts that the code itself says, before or after it is asked, are not believed (U7)', async () => {
  const { ended, frame, told, stop } = start();
  say(frame, PASSED, { kind: 'ready' }, { ...PASSED, run: undefined }, { ...PASSED, run: '1' });
  say(frame, { kind: 'size', width: 900, height: 600 }, { kind: 'end' });
  stop();
  await ended;
  expect(told).not.toHaveBeenCalled();
  expect(frame.style.width).toBe('360px');
});

test('what speaks for ever without a verdict is stopped as well', async () => {
  vi.useFakeTimers();
  const { ended, frame } = start();
  say(frame, { kind: 'ready' });
  for (let second = 0; second < 12; second += 1) {
    say(frame, { kind: 'ready' }, { kind: 'size', width: 900, height: 600, run: RUN });
    vi.advanceTimersByTime(1_000);
  }
  expect(await ended).toEqual({ kind: 'endless' });
});

test('what is silent for twelve seconds is stopped, and said', async () => {
  vi.useFakeTimers();
  const { ended, frame } = start();
  say(frame, { kind: 'ready' });
  vi.advanceTimersByTime(12_000);
  expect(await ended).toEqual({ kind: 'endless' });
});

test('another page in the place of the frame, from the device too, is said', async () => {
  vi.useFakeTimers();
  const { ended, frame } = start();
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1_000);
  frame.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1_000);
  expect(await ended).toMatchObject({ text: expect.stringMatching(/^L’atelier ne s’est pas/) });
});

test('what is left hears nothing more', async () => {
  const { ended, frame, stop, told } = start();
  stop();
  say(frame, PASSED);
  expect(await ended).toBeUndefined();
  expect(told).not.toHaveBeenCalled();
});
