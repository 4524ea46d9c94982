import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A body prepared for being sent many times. */
export interface Packed {
  body: string;
  /** A weak ETag: the plain and the gzipped body share it. */
  etag: string;
  /** Compressed when it is first asked for. */
  gzip(): Uint8Array<ArrayBuffer>;
}

/** Prepares a body: its ETag now, its compressed form when needed. */
export function pack(body: string): Packed {
  let zipped: Uint8Array<ArrayBuffer> | undefined;
  return {
    body,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    gzip: () => (zipped ??= gzipSync(body)),
  };
}
