import { expect, test, vi } from 'vitest';
import * as activity from '../../../src/browser/platform/activity.ts';
import { setOnline, setSavesData, setVisible } from '../page.ts';

/** A browser that is busy elsewhere calls back late: that is no fault. */
const IDLE = { timeout: 30_000 };

test.each([
  { isVisible: true, isOnline: true, active: true },
  { isVisible: false, isOnline: true, active: false },
  { isVisible: true, isOnline: false, active: false },
  { isVisible: false, isOnline: false, active: false },
])('visible $isVisible, online $isOnline: active $active', ({ isVisible, isOnline, active }) => {
  setVisible(isVisible);
  setOnline(isOnline);
  expect(activity.isActive()).toBe(active);
});

test('calls back when the page may have become active, until it is stopped', () => {
  const heard = vi.fn();
  const stop = activity.onActivity(heard);
  setVisible(false);
  setVisible(true);
  setOnline(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  setVisible(true);
  setOnline(true);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(heard).toHaveBeenCalledTimes(4);
});

test('an active page need not be awaited', async () => {
  await expect(activity.whenActive()).resolves.toBeUndefined();
});

test('awaits both the tab and the network', async () => {
  const heard = vi.fn();
  setVisible(false);
  setOnline(false);
  const active = activity.whenActive().then(heard);
  setVisible(true);
  await settled();
  expect(heard).not.toHaveBeenCalled();
  setOnline(true);
  await active;
  expect(heard).toHaveBeenCalledOnce();
});

test('leaves no listener behind', async () => {
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  setVisible(false);
  const active = activity.whenActive();
  setVisible(true);
  await active;
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

test('calls back when the page comes back from memory, not when it is first shown', () => {
  const heard = vi.fn();
  activity.onRestored(heard);
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard).toHaveBeenCalledOnce();
});

test.each([true, false])(
  'calls back once the page is idle; idle callbacks known: %s',
  async (isKnown) => {
    if (!isKnown) vi.stubGlobal('requestIdleCallback', undefined);
    const heard = vi.fn();
    activity.whenIdle(heard);
    expect(heard).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), IDLE);
    vi.unstubAllGlobals();
  },
);

test('a page that still loads is not idle', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const heard = vi.fn();
  activity.whenIdle(heard);
  await settled();
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), IDLE);
});

test.each([true, false])('Save-Data: %s', (isOn) => {
  setSavesData(isOn);
  expect(activity.savesData()).toBe(isOn);
});

test('a browser that says nothing of its connection saves no data', () => {
  vi.spyOn(navigator as Navigator & { connection: unknown }, 'connection', 'get').mockReturnValue(
    undefined,
  );
  expect(activity.savesData()).toBe(false);
});

/** Every promise that can settle now has settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
