import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pack } from '../../http/packed.ts';

/** Where the server answers with the one stylesheet of the pages. */
export const STYLE_PATH = '/sandbox.css';

/** The faces of the site: family, weights, file. */
const FACES = [
  [
    'Figtree Variable',
    '300 900',
    '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  ],
  [
    'Bricolage Grotesque',
    '600 800',
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  ],
] as const;

/**
 * The faces and the tokens of the site, then the frame of these pages, then their parts. The address changes with
 * them, so browsers may keep it for ever.
 */
export function loadStyle() {
  const files = ['../../../../styles/tokens.css', './frame.css', './parts.css'];
  const sheets = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'));
  const css = [...FACES.map(face), ...sheets].join('\n');
  const version = createHash('sha256').update(css).digest('hex').slice(0, 12);
  return { href: `${STYLE_PATH}?v=${version}`, packed: pack(css) };
}

/** A face, its file within the sheet: the pages ask for nothing else. */
function face([family, weights, file]: (typeof FACES)[number]): string {
  const data = readFileSync(new URL(import.meta.resolve(file)), 'base64');
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${data})}`;
}
