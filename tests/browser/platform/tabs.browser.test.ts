import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onLoggedOutElsewhere, tellLoggedOut } from '../../../src/browser/platform/tabs.ts';
import { silence } from '../page.ts';

const said = vi.fn();
const heard = vi.fn();
/** Another tab of the site. */
let tab: BroadcastChannel;

// Once for all tests: a page wakes up once.
beforeAll(() => {
  onLoggedOutElsewhere(heard);
});

beforeEach(() => {
  tab = new BroadcastChannel('logout');
  tab.onmessage = said;
});

afterEach(() => {
  tab.close();
  vi.clearAllMocks();
});

test('hears the other tab, and is not heard by itself', async () => {
  tellLoggedOut();
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  tab.postMessage('after');
  await hears('after');
  expect(words(heard)).toEqual(['after']);
  expect(said).toHaveBeenCalledOnce();
});

test('the first showing of a page opens nothing twice', async () => {
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  tab.postMessage('once');
  tab.postMessage('after');
  await hears('after');
  expect(words(heard)).toEqual(['once', 'after']);
});

test('a page kept for the back button does not listen, nor talk, until it is shown again', async () => {
  leave();
  tellLoggedOut();
  tab.postMessage('away');
  comeBack();
  tab.postMessage('after');
  await hears('after');
  expect(words(heard)).toEqual(['after']);
  tellLoggedOut();
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(said).toHaveBeenCalledOnce();
});

test('B-001 a browser that forbids it: nothing is told, nothing breaks', () => {
  const logged = silence();
  leave();
  vi.spyOn(window, 'BroadcastChannel').mockImplementation(function refuse() {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  comeBack();
  tellLoggedOut();
  expect(logged).toHaveLength(1);
});

function leave(): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
}

function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

/** Messages come in the order in which they were sent: with this one, all before it have come. */
function hears(word: string): Promise<void> {
  return vi.waitFor(() => expect(words(heard)).toContain(word));
}

function words({ mock }: typeof heard): unknown[] {
  return mock.calls.map(([event]) => (event as MessageEvent).data);
}
