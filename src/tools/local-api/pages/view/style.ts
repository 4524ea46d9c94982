import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pack } from '../../http/packed.ts';

/** Where the server answers with the one stylesheet of the pages. */
export const STYLE_PATH = '/sandbox.css';

/**
 * The tokens of the site, then the frame of these pages, then their parts. The address changes with them, so
 * browsers may keep it for ever.
 */
export function loadStyle() {
  const files = ['../../../../styles/tokens.css', './frame.css', './parts.css'];
  const css = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `${STYLE_PATH}?v=${version}`, packed: pack(css) };
}
