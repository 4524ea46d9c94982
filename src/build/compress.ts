import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Cache, keyOf, openSpareCache } from '../cache/cache.ts';
import { filesIn } from './folder.ts';

const TEXT_EXTENSIONS = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.txt',
  '.webmanifest',
  '.wasm',
]);
const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** What was compressed in this build already, also to weigh it, by what it holds. */
const compressed = new Map<string, Promise<Buffer>>();
let cache: Cache | undefined;

/** What the server sends compressed: texts, and programs. */
export function isText(path: string): boolean {
  return TEXT_EXTENSIONS.has(extname(path));
}

/** The bytes that the server sends for a text. */
export function toBrotli(bytes: Buffer): Promise<Buffer> {
  return compressedBy('br', bytes);
}

/** Writes a `.br` and a `.gz` beside every text file, so that no server compresses at run time (W1). */
export async function compressAll(folder: string): Promise<void> {
  const texts = filesIn(folder).filter(isText);
  await Promise.all(texts.map((file) => compress(join(folder, file))));
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([compressedBy('br', bytes), compressedBy('gz', bytes)]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}

/** The same bytes are compressed once, and not again by the next build. */
function compressedBy(coding: 'br' | 'gz', bytes: Buffer): Promise<Buffer> {
  const digest = hash('sha256', bytes);
  const key = keyOf(coding, digest, process.versions.brotli, process.versions.zlib);
  const made = compressed.get(key) ?? keptOrMade(key, coding, bytes);
  compressed.set(key, made);
  return made;
}

async function keptOrMade(key: string, coding: 'br' | 'gz', bytes: Buffer) {
  cache ??= openSpareCache('compressed');
  const kept = cache.get<string>(key);
  if (kept !== undefined) return Buffer.from(kept, 'base64');
  const made =
    coding === 'br'
      ? await brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
      : await toGzip(bytes, { level: 9 });
  cache.put(key, made.toString('base64'));
  return made;
}
