import { afterAll, beforeAll, expect, onTestFinished, vi } from 'vitest';

const CLOCK: Parameters<typeof vi.useFakeTimers>[0] = {
  toFake: ['setTimeout', 'clearTimeout', 'Date'],
};

/** Until the end of the test the page's clock stands still; only the test moves it. */
export function stopClock(): void {
  vi.useFakeTimers(CLOCK);
  onTestFinished(() => void vi.useRealTimers());
}

/** The same for all the tests of a file: what was asked in one may be due in the next. */
export function stopClocks(): void {
  beforeAll(() => void vi.useFakeTimers(CLOCK));
  afterAll(() => void vi.useRealTimers());
}

/** What is logged is not shown; gives the lines as they come. */
export function silence(): unknown[][] {
  return vi.spyOn(console, 'warn').mockReturnValue().mock.calls;
}

/** What the page listens to from here on is forgotten when the test ends. */
export function forgetListeners(): void {
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    const heard: [string, EventListener, boolean | AddEventListenerOptions | undefined][] = [];
    target.addEventListener = (...one: (typeof heard)[number]) => {
      heard.push(one);
      add(...one);
    };
    onTestFinished(() => {
      Reflect.deleteProperty(target, 'addEventListener');
      for (const one of heard) target.removeEventListener(...one);
    });
  }
}

/** Hides or shows the tab until the end of the test, with the event that a browser sends. */
export function setVisible(isVisible: boolean): void {
  onTestFinished(() => become(true));
  become(isVisible);
}

/** Takes the device off the network, or brings it back. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** The visitor's « économiseur de données ». */
export function setSavesData(isOn: boolean): void {
  const { connection } = navigator as Navigator & { connection: { saveData: boolean } };
  vi.spyOn(connection, 'saveData', 'get').mockReturnValue(isOn);
}

/** A browser whose settings forbid cookies and storage to the page. */
export function blockStorage(area: 'localStorage' | 'sessionStorage'): void {
  vi.spyOn(window, area, 'get').mockImplementation(refuse);
}

export function blockCookies(): void {
  vi.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
}

/** A storage that has no room left, or one area of it. */
export function fillStorage(area?: 'localStorage' | 'sessionStorage'): void {
  const write = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...record) {
    if (area !== undefined && this !== window[area]) return write.apply(this, record);
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

export async function clearCookies(): Promise<void> {
  for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name);
}

/** What a component writes, from its source: without its script, its icons and its styles. */
export function markupOf(component: string): string {
  return component
    .replace(/^---[\s\S]*?---/, '')
    .replace(/<(style|script)>[\s\S]*<\/\1>/g, '')
    .replace(/<Icon[^>]*>/g, '');
}

/** The one element of the page that a test is about. */
export function find<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * What stands where a good value should be (docs/faults.json, « poisons »); `parsed` is what it means
 * as JSON, absent when it is none (V13).
 */
export const POISONS: readonly { poison: string; text: string; parsed?: unknown }[] = [
  { poison: 'invalid JSON', text: '{"category":' },
  { poison: 'null', text: 'null', parsed: null },
  { poison: 'wrong type', text: '["category"]', parsed: ['category'] },
  { poison: 'missing fields', text: '{"category":"Design"}', parsed: { category: 'Design' } },
  { poison: '4 MB string', text: 'a'.repeat(4_000_000) },
  { poison: 'markup', text: '<img src=x onerror=alert(1)>' },
  { poison: '__proto__', text: '{"__proto__":{"category":1}}', parsed: expect.any(Object) },
  { poison: 'out-of-range number', text: '1e999', parsed: Number.POSITIVE_INFINITY },
];

function become(isVisible: boolean): void {
  const state = isVisible ? 'visible' : 'hidden';
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(!isVisible);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function refuse(): never {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
}
