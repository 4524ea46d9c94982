import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
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
/** What was compressed in this build already, to weigh it, by what it holds. */
const compressed = new Map<string, Promise<Buffer>>();

/** What the server sends compressed: texts, and programs. */
export function isText(path: string): boolean {
  return TEXT_EXTENSIONS.has(extname(path));
}

/** The bytes that the server sends for a text; the same bytes are compressed once. */
export function toBrotli(bytes: Buffer): Promise<Buffer> {
  const key = createHash('sha256').update(bytes).digest('hex');
  const held = compressed.get(key);
  if (held) return held;
  const made = brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  compressed.set(key, made);
  return made;
}

/** Writes a `.br` and a `.gz` beside every text file, so that no server compresses at run time (W1). */
export async function compressAll(folder: string): Promise<void> {
  const texts = filesIn(folder).filter(isText);
  await Promise.all(texts.map((file) => compress(join(folder, file))));
}

async function compress(path: string): Promise<void> {
  const bytes = readFileSync(path);
  const [br, gz] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })]);
  writeFileSync(`${path}.br`, br);
  writeFileSync(`${path}.gz`, gz);
}
