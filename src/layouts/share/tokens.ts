import { readFileSync } from 'node:fs';

const FILE = 'src/styles/tokens.css';

/** A colour of tokens.css in the light theme: what is drawn for other sites has one theme. */
export function colorToken(name: string): string {
  return found(name, new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)`));
}

/** A drawing of tokens.css: what stands inside its `<svg>`. */
export function drawingToken(name: string): string {
  const svg = found(name, new RegExp(`--${name}: url\\("data:image/svg\\+xml,([^"]+)"\\)`));
  return decodeURIComponent(svg).replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function found(name: string, pattern: RegExp): string {
  const [, value] = pattern.exec(readFileSync(FILE, 'utf8')) ?? [];
  if (!value) throw new Error(`${FILE} no longer holds --${name}`);
  return value;
}
