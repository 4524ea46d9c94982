import { readFileSync } from 'node:fs';

const TOKENS = 'src/styles/tokens.css';
const CLOTH = 'src/styles/shell/cloth.svg';

/** A colour of tokens.css in the light theme: what is drawn for other sites has one theme. */
export function colorToken(name: string): string {
  return found(TOKENS, new RegExp(`--${name}: (?:light-dark\\()?(#\\w+)`));
}

/** A motif of cloth.svg, or its band: what stands inside its `<svg>`. */
export function clothDrawing(name: string): string {
  return found(CLOTH, new RegExp(`<view id="${name}"[^>]*>\\s*<svg[^>]*>([^]*?)</svg>`));
}

function found(file: string, pattern: RegExp): string {
  const [, value] = pattern.exec(readFileSync(file, 'utf8')) ?? [];
  if (!value) throw new Error(`${file} no longer holds ${pattern.source}`);
  return value;
}
