import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { onFirstScroll } from '../../../src/browser/tutorial/reading.ts';
import { installScrollers, onHeadingRead } from '../../../src/browser/tutorial/scrolled.ts';
import { showStep } from '../../../src/browser/tutorial/steps.ts';
import { find } from '../page.ts';
import { openPage } from './tutorial-page.ts';

beforeEach(() => {
  openPage();
  showStep('bases', false);
});

test('a sample is a stop of the keyboard where it scrolls, and none where it fits (T21)', async () => {
  find('#bases').insertAdjacentHTML(
    'beforeend',
    '<pre tabindex="0" role="group" style="overflow-x: auto; width: 200px">une ligne qui est longue, bien plus que ce cadre</pre>',
  );
  const sample = find('#bases pre');
  installScrollers();
  await new Promise(requestAnimationFrame);
  expect(sample.tabIndex).toBe(0);
  sample.style.width = '2000px';
  await vi.waitFor(() => expect(sample.tabIndex).toBe(-1));
  sample.style.width = '200px';
  await vi.waitFor(() => expect(sample.tabIndex).toBe(0));
});

describe('the heading that is being read (T17)', () => {
  test('is told once the page has been open for ten seconds, then at each stop', () => {
    const read = followed();
    vi.advanceTimersByTime(9_000);
    scrolled();
    vi.advanceTimersByTime(999);
    expect(read).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(read.mock.calls).toEqual([[undefined]]);
    for (const wait of [399, 399, 400]) {
      scrolled();
      vi.advanceTimersByTime(wait);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is the last one above the middle of the screen; what a fold hides is none', () => {
    const read = followed();
    find('#bases-notion').scrollIntoView();
    vi.advanceTimersByTime(10_000);
    expect(read).toHaveBeenLastCalledWith('bases-pliee');
    window.scrollBy(0, -window.innerHeight / 2 + 20);
    scrolled();
    vi.advanceTimersByTime(400);
    expect(read).toHaveBeenLastCalledWith('bases-notion');
  });

  test('is not told of a tab that was left', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const read = followed();
    vi.advanceTimersByTime(60_000);
    expect(read).not.toHaveBeenCalled();
  });

  function followed() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = vi.fn();
    onHeadingRead(read);
    return read;
  }

  function scrolled(): void {
    window.dispatchEvent(new Event('scroll'));
  }
});

test('the first scroll is told once, and not the one that opens the page at a heading', async () => {
  const scrolled = vi.fn();
  find('#bases-notion').scrollIntoView();
  onFirstScroll(scrolled);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(scrolled).not.toHaveBeenCalled();
  window.scrollBy(0, 50);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  window.scrollBy(0, 50);
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(scrolled).toHaveBeenCalledTimes(1);
});
