import { ASK_AGAIN, headersFor, KEPT, SECURITY_HEADERS, YEAR } from '../headers.ts';
import type { Headers } from './site-headers.ts';

/** Cloudflare reads no more rules; what is over is asked again, which is its own default. */
const MAX_RULES = 100;

/**
 * `_headers`, for Netlify, Cloudflare and the like. They join the values of all the rules that match:
 * no two of ours name the same header for one path, and « must-revalidate », their default, is not
 * said. Cloudflare applies a rule to a 404 as well: what is kept a year is named file by file (W11).
 */
export function headersFile(paths: readonly string[], headers: Headers = SECURITY_HEADERS): string {
  const folders = Object.entries(KEPT).filter(([, cache]) => cache !== YEAR);
  const files = paths.filter((path) => cacheOf(path) === YEAR).sort();
  const rules = [
    rule('/*', headers),
    ...folders.map(([place, cache]) => rule(splat(place), { 'Cache-Control': cache })),
    ...files.map((path) => rule(path, { 'Cache-Control': YEAR })),
  ];
  return rules.slice(0, MAX_RULES).join('\n');
}

function cacheOf(path: string): string {
  return headersFor(path)['Cache-Control'] ?? ASK_AGAIN;
}

function splat(place: string): string {
  return place.endsWith('/') ? `${place}*` : place;
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
