import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onMayBeLoggedIn } from '../../../src/browser/course/login.ts';
import { markLoggedIn } from '../../../src/browser/page/account.ts';

const called = vi.fn();
let stop = () => {};

beforeEach(() => {
  stop = onMayBeLoggedIn(called);
});

afterEach(() => {
  stop();
  vi.clearAllMocks();
});

test('calls back when the header says that someone is logged in, once (A8)', async () => {
  markLoggedIn(true);
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(1));
  document.documentElement.classList.add('other');
  markLoggedIn(false);
  // The browser tells of changes in a microtask.
  await Promise.resolve();
  markLoggedIn(true);
  await vi.waitFor(() => expect(called).toHaveBeenCalledTimes(2));
});

test('calls back when the page is seen again, and comes back from the browser’s memory', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(called).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(called).toHaveBeenCalledTimes(2);
});

test('does not call for a page that is hidden, nor once it was stopped', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValueOnce('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  markLoggedIn(true);
  await Promise.resolve();
  expect(called).not.toHaveBeenCalled();
});
