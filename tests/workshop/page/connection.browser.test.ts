import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { type Connection, connect } from '../../../src/workshop/page/connection.ts';

type Job = { kind: 'un' | 'deux' };
type News = { kind: string; text?: string };

let frame: HTMLIFrameElement;
let engine: Connection<Job>;
let port: MessagePort;
let sent: string[];
let told: string[];
let fetched: Mock;

beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  // A window forgets what was changed in it as soon as it loads; a port does not.
  port = new MessageChannel().port1;
  port.postMessage = ({ kind }: News) => sent.push(kind);
  Object.defineProperty(frame, 'contentWindow', { value: port });
  sent = [];
  told = [];
  fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(''));
  engine = connect<Job, News>({
    frame,
    path: '/atelier-python',
    address: 'about:blank',
    program: '',
    wasmAddress: '/engine.wasm',
    read: (message) => message as News,
    lost: { kind: 'error', text: 'perdu' },
    told: ({ kind, text = kind }) => told.push(text),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  engine.close();
  frame.remove();
});

function say(kind: string, text?: string): void {
  const data = { kind, text };
  window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: port }));
}

test('an order waits until the engine is there, which is given once (U9, U19)', async () => {
  engine.ask({ kind: 'un' });
  expect(sent).toEqual([]);
  say('ready');
  await vi.waitFor(() => expect(sent).toEqual(['load']));
  say('loaded');
  say('said', 'a');
  say('end');
  engine.ask({ kind: 'deux' });
  say('loaded');
  expect(sent).toEqual(['load', 'un', 'deux']);
  expect(fetched.mock.calls).toEqual([['/engine.wasm']]);
  expect(told).toEqual(['loading', 'loaded', 'a', 'end', 'loaded']);
});

test('the last order asked for is the one that is done, and the one told of (U9, U19)', () => {
  engine.ask({ kind: 'un' });
  say('loaded');
  engine.ask({ kind: 'deux' });
  say('said', 'of the first');
  say('end');
  say('loaded');
  say('said', 'of the second');
  expect(sent).toEqual(['un', 'stop', 'deux']);
  expect(told).toEqual(['loading', 'loaded', 'loaded', 'of the second']);
});

test('an engine that ends before any order is asked for again (U9, U19)', () => {
  engine.ask({ kind: 'un' });
  say('error', 'cassé');
  say('end');
  engine.ask({ kind: 'un' });
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(told).toEqual(['loading', 'cassé', 'end', 'loading']);
});

test('a file that is not there is told, and asked for again (U9, U19)', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  engine.ask({ kind: 'un' });
  say('ready');
  await vi.waitFor(() => expect(told).toEqual(['loading', 'perdu', 'end']));
  engine.ask({ kind: 'un' });
  expect(fetched).toHaveBeenCalledTimes(2);
});
