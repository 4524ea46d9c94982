import { afterAll, expect, onTestFinished, vi } from 'vitest';
import { cdp } from 'vitest/browser';

interface Answer {
  status?: number;
  type?: string;
  body?: string;
}

interface Paused {
  requestId: string;
  request: { url: string };
}

/** The part of the browser's own protocol that answers a request in place of the site. */
interface Door {
  send: (method: string, params?: object) => Promise<unknown>;
  on: (event: 'Fetch.requestPaused', answer: (paused: Paused) => void) => unknown;
}

type Served = { answer: Answer | undefined; asked: number };

/** No file of ours: only the door answers it. */
const FIRST = '/hors-ligne/porte';
const served = new Map<string, Served>();
let door: Door | undefined;

// A file that has ended answers no more: the next one on this page has its own door.
afterAll(async () => {
  const last = door;
  door = undefined;
  await last?.send('Fetch.disable');
});

/**
 * Until the end of the test, this path of our own site answers so; without an answer the connection is
 * cut. `asked` counts the requests that truly left the page.
 */
export async function serve(path: string, answer?: Answer): Promise<{ asked: number }> {
  const one: Served = { answer, asked: 0 };
  served.set(path, one);
  onTestFinished(() => {
    served.delete(path);
  });
  await open();
  return one;
}

async function open(): Promise<void> {
  if (door) return;
  door = cdp() as unknown as Door;
  door.on('Fetch.requestPaused', settle);
  const patterns = [
    '*/recherche.json',
    '*/pagefind/*',
    '*/hors-ligne/*',
    '*/exercices/*',
    '*/seances/*',
    '*/films/*',
  ].map((urlPattern) => ({
    urlPattern,
  }));
  await door.send('Fetch.enable', { patterns });
  // A busy browser says yes before it holds anything.
  served.set(FIRST, { answer: { status: 204 }, asked: 0 });
  await vi.waitFor(async () => expect((await fetch(FIRST)).status).toBe(204));
}

function settle({ requestId, request }: Paused): void {
  const one = served.get(new URL(request.url).pathname);
  if (one) one.asked += 1;
  if (!one) void door?.send('Fetch.continueRequest', { requestId });
  else if (one.answer) void door?.send('Fetch.fulfillRequest', fulfilled(requestId, one.answer));
  else void door?.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
}

function fulfilled(
  requestId: string,
  { status = 200, type = 'application/json', body = '' }: Answer,
) {
  const bytes = new TextEncoder().encode(body);
  return {
    requestId,
    responseCode: status,
    responseHeaders: [
      { name: 'Content-Type', value: type },
      { name: 'Cache-Control', value: 'no-store' },
    ],
    body: btoa(String.fromCharCode(...bytes)),
  };
}
