import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WORKSHOP_PATH } from '../../../src/workshop/frame-paths.ts';
import { hear, openFrame } from '../../../src/workshop/page/frame.ts';

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

test('from the device, it has the attribute again once it was heard: its code leads nowhere else (U2)', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  say('null');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms');
});

test('from the device, nothing that comes has failed as well', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  vi.advanceTimersByTime(4_000);
  expect(failed).toHaveBeenCalledTimes(1);
});

describe('in the page', () => {
  beforeEach(() => document.body.append(document.createElement('b'), frame));
  afterEach(() => document.body.replaceChildren());

  test('each opening is a new window, in the same place: what ran in the old one has ended (U4)', () => {
    open();
    const before = frame.contentWindow;
    open();
    expect([frame.contentWindow === before, frame.previousElementSibling?.localName]).toEqual([
      false,
      'b',
    ]);
  });

  test('a flood of messages ends it, as many over time do not (U5)', () => {
    const told = vi.fn();
    const tell = (timeStamp: number, count: number) => {
      for (let left = count; left > 0; left -= 1) {
        const event = new MessageEvent('message', { origin: 'null', source: frame.contentWindow });
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        window.dispatchEvent(event);
      }
    };
    hear(frame, hearing.signal, told);
    const before = frame.contentWindow;
    for (let second = 1; second <= 10; second += 1) tell(second * 2_000, 1_000);
    expect([told.mock.calls.length, frame.contentWindow === before]).toEqual([10_000, true]);
    tell(30_000, 1_500);
    expect(frame.contentWindow === before).toBe(false);
    expect(told.mock.calls.length).toBeLessThan(12_000);
  });
});

test('what is left fails no more', () => {
  open();
  hearing.abort();
  loaded();
  vi.advanceTimersByTime(60_000);
  expect(isSandboxed()).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});
