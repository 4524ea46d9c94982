import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WORKSHOP_PATH } from '../../../src/workshop/frame-paths.ts';
import { openFrame } from '../../../src/workshop/page/frame.ts';

const failed = vi.fn();
let frame: HTMLIFrameElement;
let hearing: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  failed.mockReset();
  hearing = new AbortController();
  // Out of the page, it loads nothing: the test says what comes.
  frame = document.createElement('iframe');
});

afterEach(() => {
  hearing.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(): void {
  openFrame(frame, { path: WORKSHOP_PATH, signal: hearing.signal, failed });
}

function say(origin: string): void {
  window.dispatchEvent(new MessageEvent('message', { origin, source: frame.contentWindow }));
}

const loaded = () => frame.dispatchEvent(new Event('load'));
const isSandboxed = () => frame.hasAttribute('sandbox');

describe('with the network', () => {
  test('has the attribute, and keeps it once it was heard (U2)', () => {
    open();
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
    say('null');
    loaded();
    vi.advanceTimersByTime(60_000);
    expect(isSandboxed()).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  test.each([
    { what: 'another page in its place', wait: 1_000, come: loaded },
    { what: 'nothing that comes', wait: 4_000, come: () => {} },
    {
      what: 'a document that has the origin of the site',
      wait: 4_000,
      come: () => say('https://exemple.test'),
    },
  ])('$what: the copy of the device is asked for, then it has failed (U11)', ({ wait, come }) => {
    open();
    come();
    vi.advanceTimersByTime(wait);
    expect(isSandboxed()).toBe(false);
    expect(failed).not.toHaveBeenCalled();
    loaded();
    vi.advanceTimersByTime(1_000);
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

test('without network, the copy of the device at once; with it again, the attribute (U11)', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(isSandboxed()).toBe(false);
  expect(new URL(frame.src).pathname).toBe(WORKSHOP_PATH);
  onLine.mockReturnValue(true);
  open();
  expect(isSandboxed()).toBe(true);
});

test('what is left fails no more', () => {
  open();
  hearing.abort();
  loaded();
  vi.advanceTimersByTime(60_000);
  expect(isSandboxed()).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});
