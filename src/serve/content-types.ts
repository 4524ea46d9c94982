import { extname } from 'node:path';

/** Every kind of file that the build writes: no host has to guess, and « nosniff » forbids it to browsers. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  woff2: 'font/woff2',
  // The search's index and program, which its own script unpacks.
  pagefind: 'application/octet-stream',
  pf_fragment: 'application/octet-stream',
  pf_index: 'application/octet-stream',
  pf_meta: 'application/octet-stream',
};

/** `/ressources` → `text/html; charset=utf-8`, `/favicon.svg` → `image/svg+xml`. */
export function typeOf(path: string): string {
  const name = extname(path).slice(1) || 'html';
  return withCharset(CONTENT_TYPES[name] ?? 'application/octet-stream');
}

/** The formats of texts that do not say their own encoding. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
