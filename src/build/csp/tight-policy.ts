import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const INLINE = /<(?:style|script)\b[^>]*>([\s\S]*?)<\/(?:style|script)>/g;
const HASH = / 'sha256-([^']+)'/g;

/**
 * Each page's policy keeps the hashes of what stands in the page: Astro writes those of every page
 * (W12).
 */
export function tightPolicy(): AstroIntegration {
  return {
    name: 'tight-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: folder })) {
          const path = join(folder, file);
          writeFileSync(path, tighten(readFileSync(path, 'utf8')));
        }
      },
    },
  };
}

/** The page without the hashes of its policy that allow nothing of it. */
export function tighten(html: string): string {
  const hashes = new Set(
    [...html.matchAll(INLINE)].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
  );
  return html.replace(/<meta http-equiv="content-security-policy"[^>]*>/, (meta) =>
    meta.replace(HASH, (token, hash: string) => (hashes.has(hash) ? token : '')),
  );
}
