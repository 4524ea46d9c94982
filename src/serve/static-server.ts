import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { typeOf } from './content-types.ts';
import { headersFor } from './headers.ts';

/**
 * Serves the built site as a CDN would: precompressed files, clean addresses, ETags, ranges for videos,
 * production headers, and the 404 page for what does not exist (W4). Files are sirv's; the rest is by
 * hand, for `sirv-cli` sends neither headers of ours nor a 404 page with its status.
 */
export function createStaticServer(folder: string): Server {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => response.setHeader('Content-Type', typeOf(path)),
  });
  return createServer((request, response) => {
    const [path = '/'] = request.url?.split('?') ?? [];
    const refuse = () => {
      response.statusCode = 404;
      setHeaders(response, { ...headersFor(path, 404), 'Content-Type': typeOf('/404.html') });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    };
    dropBadRange(request);
    // Before all else: an answer 304 carries them too.
    setHeaders(response, headersFor(path));
    if (path === '/_headers') refuse();
    else serve(request, response, refuse);
  });
}

/** Drops a range that HTTP tells servers to ignore: sirv would read the file backwards, and the process end. */
function dropBadRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (start === undefined || (end && Number(end) < Number(start))) delete headers.range;
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
