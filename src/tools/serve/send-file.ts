import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { byteRange } from '../http/byte-range.ts';
import { isHeld } from '../http/negotiation.ts';

/** What is known of a file; undefined when there is none under this path. A name too long names none. */
export function fileAt(path: string): Stats | undefined {
  try {
    const stats = statSync(path);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sends a file, a part of it, or « unchanged » (304): headers that are set already stay. A file that leaves
 * meanwhile cuts the answer, and nothing else. By hand, for `send` brings eighteen packages, and sirv reads
 * the folder once and no error of a stream.
 */
export function sendFile(path: string, request: IncomingMessage, response: ServerResponse): void {
  const stats = fileAt(path);
  if (!stats) return void response.writeHead(404).end();
  const { size, mtime } = stats;
  const etag = `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', mtime.toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  if (isHeld(request.headers['if-none-match'], etag)) return void response.writeHead(304).end();
  const range = byteRange(request.headers.range, size);
  if (range === 'beyond') {
    return void response.writeHead(416, { 'Content-Range': `bytes */${size}` }).end();
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.statusCode = range ? 206 : 200;
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end}/${size}`);
  response.setHeader('Content-Length', end - start + 1);
  if (request.method === 'HEAD' || size === 0) response.end();
  else pipeline(createReadStream(path, { start, end }), response, () => {});
}
