import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import send from 'send';
import { typeOf } from './content-types.ts';
import { headersFor } from './headers.ts';

/** Compressed copies that the build puts beside a file, the smallest first. */
const CODINGS = [
  { coding: 'br', end: '.br' },
  { coding: 'gzip', end: '.gz' },
];
/** Written for another host, and no page of the site. */
const FOR_HOSTS = '_headers';
const READING = new Set(['GET', 'HEAD']);
/** A hidden file, a way out of the folder, an empty name, a sign that no name of ours has. */
const UNSAFE = /\/\.|\/\/.|[\0\\]/;

/**
 * Serves the built site as a CDN would: precompressed files, clean addresses, ETags, ranges for videos,
 * production headers, and the 404 page for what does not exist (W4). The folder is looked at for each
 * request: a build that writes it again does not end the server. `send` does all but the choice of a
 * file and of its compressed copy.
 */
export function staticSite(folder: string): RequestListener {
  return (request, response) => {
    const [path = '/'] = request.url?.split('?') ?? [];
    // Before all else: an answer 304 carries them too.
    setHeaders(response, headersFor(path));
    if (!READING.has(request.method ?? '')) return refuse(response, path, 405);
    const file = fileOf(folder, path);
    if (file) sendFile(folder, file, request, response);
    else sendNotFound(folder, path, request, response);
  };
}

/** The file that an address names, inside the folder: `/seller` is `seller.html`. */
function fileOf(folder: string, path: string): string | undefined {
  const name = decoded(path)?.replace(/^\/|\/$/g, '');
  if (name === undefined || UNSAFE.test(`/${name}/`)) return undefined;
  const files = [name, `${name}.html`, join(name, 'index.html')];
  return files.find((file) => file !== FOR_HOSTS && isFile(join(folder, file)));
}

function sendFile(
  folder: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const copies = CODINGS.filter(({ end }) => isFile(join(folder, file + end)));
  const accepted = request.headers['accept-encoding'] ?? '';
  const copy = copies.find(({ coding }) => accepts(accepted, coding));
  response.setHeader('Content-Type', typeOf(file));
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.coding);
  dropBadRange(request);
  const options = { root: folder, index: false, cacheControl: false } as const;
  send(request, encodeURI(file + (copy?.end ?? '')), options)
    .on('error', ({ status = 500, headers }: SendError) => {
      response.removeHeader('Content-Encoding');
      setHeaders(response, headers ?? {});
      refuse(response, request.url ?? '/', status);
    })
    .pipe(response);
}

/** What `send` says instead of answering: no such range, or a file that left meanwhile. */
interface SendError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function sendNotFound(
  folder: string,
  path: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const page = join(folder, '404.html');
  refuse(response, path, 404, method !== 'HEAD' && isFile(page) ? readFileSync(page) : undefined);
}

function refuse(response: ServerResponse, path: string, status: number, page?: Buffer): void {
  response.statusCode = status;
  setHeaders(response, { ...headersFor(path, status), 'Content-Type': typeOf('/404.html') });
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.end(page);
}

/** Whether a browser takes this coding: `gzip, br;q=0` does not take `br`. */
function accepts(header: string, coding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((one) => one.trim());
    return name === coding && !parameters.some((one) => /^q=0(?:\.0*)?$/.test(one));
  });
}

/** HTTP tells servers to ignore a range that ends before it starts; `send` would refuse it. */
function dropBadRange({ headers }: IncomingMessage): void {
  const [, start = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isBackwards = start !== '' && end !== '' && Number(end) < Number(start);
  if (isBackwards || start + end === '') delete headers.range;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A name too long for the disk names no file: it does not end the server. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
