import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { install } from '../../../src/browser/page/floats.ts';
import { find, forgetListeners } from '../page.ts';
import { openPage } from './feedback-page.ts';

beforeEach(() => {
  openPage();
  window.scrollTo(0, 0);
});

describe('the round buttons', () => {
  test('leave while the page goes down, come back when it goes up', async () => {
    wakeUp();
    expect(isAway()).toBe(false);
    await scroll(400);
    expect(isAway()).toBe(true);
    await scroll(800);
    expect(isAway()).toBe(true);
    await scroll(700);
    expect(isAway()).toBe(false);
    await scroll(900);
    expect(isAway()).toBe(true);
    await scroll(0);
    expect(isAway()).toBe(false);
  });

  test('are away at once when the page was scrolled while the code was on its way', async () => {
    window.scrollTo(0, 500);
    wakeUp();
    expect(isAway()).toBe(true);
  });

  test('wait, on a narrow screen, until the page is scrolled up', async () => {
    find('.floats').classList.add('is-waiting');
    wakeUp();
    await scroll(400);
    expect(find('.floats')).toHaveClass('is-waiting');
    await scroll(300);
    expect(find('.floats')).not.toHaveClass('is-waiting');
  });

  test('do not answer the tremble of a finger', async () => {
    wakeUp();
    await scroll(400);
    await scroll(396);
    expect(isAway()).toBe(true);
    await scroll(393);
    expect(isAway()).toBe(true);
    await scroll(390);
    expect(isAway()).toBe(false);
  });

  test('forget, at the next scroll, the control that lay under them', async () => {
    wakeUp();
    find('.floats').classList.add('is-over');
    await scroll(400);
    expect(find('.floats')).not.toHaveClass('is-over');
  });
});

test('a menu does not follow the page: a scroll closes it', async () => {
  wakeUp();
  find('#aide').showPopover();
  find('[popovertarget=aide]').focus();
  await scroll(400);
  expect(find('#aide').matches(':popover-open')).toBe(false);
  expect(document.activeElement).toBe(find('[popovertarget=aide]'));
});

test('a browser that does not tell the end of a scroll is told it', async () => {
  const end = vi.fn();
  window.addEventListener('scrollend', end);
  onTestFinished(() => window.removeEventListener('scrollend', end));
  const own = Object.getOwnPropertyDescriptor(window, 'onscrollend');
  Reflect.deleteProperty(window, 'onscrollend');
  onTestFinished(() => {
    if (own) Object.defineProperty(window, 'onscrollend', own);
  });
  wakeUp();
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
});

test('a page without them is left alone', () => {
  document.body.innerHTML = '';
  const listened = vi.spyOn(window, 'addEventListener');
  install();
  expect(listened).not.toHaveBeenCalled();
});

function wakeUp(): void {
  forgetListeners();
  install();
}

async function scroll(top: number): Promise<void> {
  const scrolled = new Promise((resolve) =>
    document.addEventListener('scroll', resolve, { once: true }),
  );
  window.scrollTo(0, top);
  await scrolled;
  // The document hears of it before the window.
  await new Promise(requestAnimationFrame);
}

function isAway(): boolean {
  return find('.floats').classList.contains('is-away');
}
