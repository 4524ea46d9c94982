import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { keepInView, scrollToId } from '../../../src/browser/platform/scroll.ts';
import { find } from '../page.ts';

const REDUCED_MOTION = 'prefers-reduced-motion';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#nowhere">first</a>
    <div style="height: 5000px"></div>
    <article id="card" tabindex="-1">card</article>
    <div style="height: 5000px"></div>
  `;
  window.scrollTo(0, 0);
});

afterEach(async () => {
  await prefer('no-preference');
});

test.each([
  { value: 'reduce', behavior: 'auto' },
  { value: 'no-preference', behavior: 'smooth' },
])('B-145 $value motion: the page scrolls with behavior $behavior', async ({ value, behavior }) => {
  await prefer(value);
  const scroll = vi.spyOn(find('#card'), 'scrollIntoView');
  expect(scrollToId('card')).toBe(true);
  expect(scroll.mock.calls).toEqual([[{ behavior, block: 'center' }]]);
  await vi.waitFor(() => expect(isInView(find('#card'))).toBe(true));
});

test('moves the focus, and leaves the scrolling to the chosen motion', async () => {
  const focus = vi.spyOn(find('#card'), 'focus');
  scrollToId('card');
  expect(document.activeElement).toBe(find('#card'));
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('a missing id moves nothing', () => {
  document.querySelector('a')?.focus();
  expect(scrollToId('gone')).toBe(false);
  keepInView('gone');
  expect(document.activeElement?.textContent).toBe('first');
  expect(window.scrollY).toBe(0);
});

test('keepInView scrolls as little as needed and leaves the focus', () => {
  document.querySelector('a')?.focus();
  keepInView('card');
  expect(isInView(find('#card'))).toBe(true);
  expect(document.activeElement?.textContent).toBe('first');
  const { scrollY } = window;
  keepInView('card');
  expect(window.scrollY).toBe(scrollY);
});

/** A real media feature of the browser, not a stand-in for `matchMedia`. */
async function prefer(value: string): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: REDUCED_MOTION, value }] });
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
