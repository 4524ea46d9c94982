import { readFileSync, realpathSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { addressOf } from '../../build/folder.ts';
import { accepts } from '../http/negotiation.ts';
import { typeOf } from './content-types.ts';
import { cacheFor, SECURITY_HEADERS } from './headers.ts';
import { readHeadersFile } from './hosts/headers-file.ts';
import { fileAt, sendFile } from './send-file.ts';

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
 * request: a build that writes it again does not end the server. By hand: `sirv-cli` sends neither headers of
 * ours nor a 404 page with its status.
 */
export function staticSite(folder: string): RequestListener {
  return (request, response) => {
    const [path = '/'] = request.url?.split('?') ?? [];
    const file = fileOf(folder, path);
    // Before all else: an answer 304 carries them too.
    setHeaders(response, { ...guardsOf(folder, file), 'Cache-Control': cacheFor(path) });
    if (!READING.has(request.method ?? '')) return refuse(response, path, 405);
    if (file) sendCopy(folder, file, request, response);
    else sendNotFound(folder, path, request, response);
  };
}

/** What the build says to hosts: the headers of every answer, and those of a page by its address. */
function guardsOf(folder: string, file = FOR_HOSTS): Record<string, string> {
  const rules = join(folder, FOR_HOSTS);
  const told = fileAt(rules) ? readHeadersFile(readFileSync(rules, 'utf8'), addressOf(file)) : [];
  return { ...SECURITY_HEADERS, ...Object.fromEntries(told) };
}

/** The file that an address names, inside the folder: `/seller` is `seller.html`. */
function fileOf(folder: string, path: string): string | undefined {
  const name = decoded(path)?.replace(/^\/|\/$/g, '');
  if (name === undefined || UNSAFE.test(`/${name}/`)) return undefined;
  const files = [name, `${name}.html`, join(name, 'index.html')];
  return files.find((file) => file !== FOR_HOSTS && isOf(folder, file));
}

/** Whether the folder itself holds this file: a link in it would lead anywhere on this machine. */
function isOf(folder: string, file: string): boolean {
  const path = join(folder, file);
  return fileAt(path) !== undefined && realpathSync(path) === join(realpathSync(folder), file);
}

/** The file itself, or the copy of it that the reader's browser takes. */
function sendCopy(
  folder: string,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const copies = CODINGS.filter(({ end }) => isOf(folder, file + end));
  const accepted = request.headers['accept-encoding'];
  const copy = copies.find(({ coding }) => accepts(accepted, coding));
  response.setHeader('Content-Type', typeOf(file));
  if (copies.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (copy) response.setHeader('Content-Encoding', copy.coding);
  sendFile(join(folder, file + (copy?.end ?? '')), request, response);
}

function sendNotFound(
  folder: string,
  path: string,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const page = join(folder, '404.html');
  refuse(response, path, 404, method !== 'HEAD' && fileAt(page) ? readFileSync(page) : undefined);
}

function refuse(response: ServerResponse, path: string, status: number, page?: Buffer): void {
  response.statusCode = status;
  setHeaders(response, {
    'Cache-Control': cacheFor(path, status),
    'Content-Type': typeOf('/404.html'),
  });
  if (status === 405) response.setHeader('Allow', 'GET, HEAD');
  response.end(page);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
