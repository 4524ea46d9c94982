import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Packed, pack } from '../../http/packed.ts';

/** The one stylesheet of the pages; its address changes with it, so browsers may keep it for ever. */
export interface Style {
  href: string;
  packed: Packed;
}

/** Where the server answers with it. */
export const STYLE_PATH = '/sandbox.css';

/** The tokens of the site, then the frame of these pages, then their parts. */
export function loadStyle(): Style {
  const files = ['../../../../styles/tokens.css', './frame.css', './parts.css'];
  const css = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `${STYLE_PATH}?v=${version}`, packed: pack(css) };
}
