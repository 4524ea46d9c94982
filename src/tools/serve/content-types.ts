import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Every kind of file that the build writes: also the search's index and program, and Python's. */
const EXTENSIONS = [
  ...['html', 'css', 'js', 'txt', 'json', 'webmanifest', 'xml', 'svg', 'png', 'jpg', 'jpeg'],
  ...['bin', 'csv', 'mp3', 'wasm'],
  ...[
    'webp',
    'mp4',
    'webm',
    'woff2',
    'pagefind',
    'pf_fragment',
    'pf_index',
    'pf_meta',
    'pf_filter',
  ],
];
/** Bytes, and no more: what has no type of its own. */
const BYTES = 'application/octet-stream';

/** By extension: no host has to guess, and « nosniff » forbids browsers to. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  EXTENSIONS.map((name) => [name, typeOfName(name)]),
);

/** `/ressources` → `text/html; charset=utf-8`, `/favicon.svg` → `image/svg+xml`. */
export function typeOf(path: string): string {
  return withCharset(CONTENT_TYPES[extname(path).slice(1) || 'html'] ?? BYTES);
}

/** The formats of texts that do not say their own encoding. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function typeOfName(name: string): string {
  // As text, a feed would be read in the encoding that the server says and not in its own.
  if (name === 'xml') return 'application/xml';
  return lookup(name) ?? BYTES;
}
