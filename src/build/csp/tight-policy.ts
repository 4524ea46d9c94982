import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { changePages } from '../folder.ts';
import { elementsOf } from '../html.ts';

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
        changePages(fileURLToPath(dir), tighten);
      },
    },
  };
}

/** The page without the hashes of its policy that allow nothing of it. */
function tighten(html: string): string {
  const elements = elementsOf(html);
  const policy = elements.find(
    ({ attributes }) => attributes['http-equiv'] === 'content-security-policy',
  );
  if (!policy) return html;
  const inline = elements.filter(({ name }) => name === 'script' || name === 'style');
  const hashes = new Set(
    inline.map(({ text }) => createHash('sha256').update(text).digest('base64')),
  );
  // A policy has no library to read it: the tag keeps its writing, but for these words.
  const { start, end } = policy.startTag;
  const tag = html
    .slice(start, end)
    .replace(HASH, (token, hash: string) => (hashes.has(hash) ? token : ''));
  return html.slice(0, start) + tag + html.slice(end);
}
