import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** Pagefind writes its own interface too; ours is an island. */
const UNUSED = [
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-component-ui.js',
  'pagefind-component-ui.css',
  'pagefind-highlight.js',
];

/** Indexes the text of the tutorials (`data-pagefind-body`) after the build. */
export function fullText(): AstroIntegration {
  return {
    name: 'full-text',
    hooks: { 'astro:build:done': ({ dir }) => writeIndex(fileURLToPath(dir)) },
  };
}

async function writeIndex(folder: string): Promise<void> {
  const { index, errors } = await createIndex({ forceLanguage: 'fr', includeCharacters: '+#_<>' });
  if (!index) throw new Error(`Pagefind : ${errors.join(', ')}`);
  await index.addDirectory({ path: folder });
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await close();
  await Promise.all(UNUSED.map((file) => rm(join(folder, 'pagefind', file), { force: true })));
}
