import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, connect, fetchBytes } from '../../../src/workshop/page/connection.ts';

type Order = { kind: 'load' | 'stop' | 'un' | 'deux' };
type News = { kind: 'error' | 'said'; text: string };

let frame: HTMLIFrameElement;
let engine: Connection<Order>;
let port: MessagePort;
let sent: string[];
let told: string[];
let downloads: number;

beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  // A window forgets what was changed in it as soon as it loads; a port does not.
  port = new MessageChannel().port1;
  port.postMessage = ({ kind }: Order) => sent.push(kind);
  Object.defineProperty(frame, 'contentWindow', { value: port });
  sent = [];
  told = [];
  downloads = 0;
  engine = connect<Order, News>({
    frame,
    path: '/atelier-python',
    address: 'about:blank',
    async download() {
      downloads += 1;
      return { order: { kind: 'load' }, transfer: [] };
    },
    stop: { kind: 'stop' },
    read: (message) => message as News,
    lost: { kind: 'error', text: 'perdu' },
    told: (news) => told.push('text' in news ? (news.text ?? news.kind) : news.kind),
  });
});

afterEach(() => {
  engine.close();
  frame.remove();
});

function say(kind: string, text?: string): void {
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { kind, text },
      origin: 'null',
      source: port,
    }),
  );
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
  expect([downloads, told]).toEqual([1, ['a', 'end']]);
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
  expect(told).toEqual(['of the second']);
});

test('an engine that ends before any order is asked for again (U9, U19)', () => {
  engine.ask({ kind: 'un' });
  say('error', 'cassé');
  say('end');
  engine.ask({ kind: 'un' });
  expect([downloads, told]).toEqual([2, ['cassé', 'end']]);
});

test('a file that is not there throws', async () => {
  await expect(fetchBytes('/rien.wasm')).rejects.toThrow();
});
