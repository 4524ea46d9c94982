import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

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

/** Writes a `.br` and a `.gz` beside every text file, so that no server compresses at run time (W1). */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: { 'astro:build:done': ({ dir }) => compressAll(fileURLToPath(dir)) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter(isText);
  await Promise.all(texts.map((file) => compress(join(folder, file))));
}

/** What the server sends compressed: texts, and programs. */
export function isText(path: string): boolean {
  return TEXT_EXTENSIONS.has(extname(path));
}

/** The bytes that the server sends for a text. */
export function toBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  await Promise.all([
    writeFile(`${path}.br`, await toBrotli(bytes)),
    writeFile(`${path}.gz`, await toGzip(bytes, { level: 9 })),
  ]);
}
