import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The first bytes of the kinds that the site can show: PNG, JPEG, GIF, WebP, AVIF, SVG. */
const KINDS = [
  /^\x89PNG/,
  /^\xFF\xD8\xFF/,
  /^GIF8/,
  /^RIFF.{4}WEBP/s,
  /^.{4}ftypavi[fs]/s,
  /<svg[\s>]/,
];
const HEAD_BYTES = 1_024;

/** The size of a file, in bytes; undefined when there is none. */
export function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** Whether a file holds a picture that the site can show, whatever its name says. Throws when there is none. */
export function isPicture(file: string): boolean {
  const head = Buffer.alloc(HEAD_BYTES);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head, 0, HEAD_BYTES, 0);
  } finally {
    closeSync(opened);
  }
  const text = head.toString('latin1');
  return KINDS.some((kind) => kind.test(text));
}
