import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { ENDPOINTS, LEGACY_VERSION } from '../../src/wire/endpoints.ts';
import {
  goodBody,
  PARTLY_GOOD,
  partlyGoodBody,
  type Call as Subject,
  UNREADABLE,
} from '../api/faults.cases.ts';
import { FAULT_PORT, ISLAND_PORT } from './ports.ts';

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  subject: Subject;
  /** What the fault must know: the name under which it holds a call, or a `Retry-After`. */
  note: string;
}

const DRIP_MS = 2;
const STATUS = /^s(\d{3})$/;
/** `/<fault>/<note>/<path of the call>`: a test points the settings at the fault that it wants. */
const ADDRESS = /^\/([^/]+)\/([^/]+)(\/[^?]*)/;

const SUBJECTS: Readonly<Record<string, Subject>> = {
  [ENDPOINTS.categories.path]: 'categories',
  [ENDPOINTS.courses.path]: 'courses',
  [ENDPOINTS.courseDetails.path]: 'details',
  [ENDPOINTS.courseSections.path]: 'sections',
  [ENDPOINTS.subscriptions.path]: 'subscriptions',
};

const published = new Map<string, string>();
const held = new Map<string, (() => void)[]>();
/** The names under which no call is held any more. */
const released = new Set<string>();

const ANSWERS: Readonly<Record<string, (call: Call) => void>> = {
  good,
  hang: (call) => hold(call, () => call.response.destroy()),
  slow5: (call) => hold(call, () => good(call)),
  drip({ response, subject }) {
    const bytes = Buffer.from(goodBody(subject));
    const timer = setInterval(drop, DRIP_MS);
    let sent = 0;
    function drop() {
      response.write(bytes.subarray(sent, ++sent));
      if (sent < bytes.length) return;
      clearInterval(timer);
      response.end();
    }
  },
  reset({ response }) {
    response.writeHead(200, { 'Content-Length': 1_000 });
    response.write('{"courses":[', () => response.destroy());
  },
  login302({ response }) {
    response.writeHead(302, { Location: '/html200/-/login' }).end();
  },
  /** Says what it was asked. */
  echo: ({ request, response }) =>
    response.end(JSON.stringify({ url: request.url, method: request.method, ...request.headers })),
  /** Always the same ETag, `note`, and a body that nobody can read. */
  etag: ({ response, note }) => response.setHeader('ETag', note).end('{'),
  tagged({ response, subject, note }) {
    response.setHeader('ETag', note).end(goodBody(subject));
  },
  publish({ request, response, note }) {
    text(request).then((body) => {
      published.set(note, body);
      response.end();
    });
  },
  /** What a test gave it to say. */
  published: ({ response, note }) => response.end(published.get(note)),
  held: ({ response, note }) => response.end(String(held.get(note)?.length ?? 0)),
  release({ response, note }) {
    released.add(note);
    for (const answer of held.get(note) ?? []) answer();
    held.delete(note);
    response.end('0');
  },
  ...Object.fromEntries(
    UNREADABLE.map(({ fault, body }) => [fault, ({ response }: Call) => response.end(body)]),
  ),
  ...Object.fromEntries(
    PARTLY_GOOD.map(({ fault }) => [
      fault,
      ({ response, subject }: Call) => response.end(partlyGoodBody(fault, subject)),
    ]),
  ),
};

/** Starts a service that fails in every way of the matrix, before the tests of the browser. */
export default async function setup(): Promise<() => void> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(FAULT_PORT, 'localhost', resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const [, fault = '', note = '', path = ''] = ADDRESS.exec(request.url ?? '') ?? [];
  // A browser asks again by itself when a connection that it keeps is cut.
  response.shouldKeepAlive = false;
  if (fault !== 'cors') allow(response);
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const call = {
    request,
    response,
    subject: subjectOf(path, request.url ?? ''),
    note: decodeURIComponent(note),
  };
  const status = STATUS.exec(fault)?.[1];
  if (status) refuse(call, Number(status));
  else (ANSWERS[fault] ?? good)(call);
}

/** A base address may hold a path of its own; version 1 of the courses is another call. */
function subjectOf(path: string, url: string): Subject {
  if (url.includes(`?version=${LEGACY_VERSION}&`)) return 'legacy';
  return SUBJECTS[path] ?? 'courses';
}

function allow(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', `http://localhost:${ISLAND_PORT}`);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Headers', 'content-type, x-visitor-id, x-xsrf-token');
  response.setHeader('Access-Control-Expose-Headers', 'ETag, Retry-After');
}

function good({ response, subject }: Call): void {
  response.end(goodBody(subject));
}

function refuse({ response, subject, note }: Call, status: number): void {
  if (note !== '-') response.setHeader('Retry-After', note);
  response.writeHead(status).end(status === 204 ? undefined : goodBody(subject));
}

function hold({ note }: Call, release: () => void): void {
  // A browser may ask again by itself when a call is cut on a connection that it had opened in advance.
  if (released.has(note)) release();
  else held.set(note, [...(held.get(note) ?? []), release]);
}
