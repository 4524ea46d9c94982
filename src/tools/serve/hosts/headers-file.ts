import { cacheFor, KEPT, YEAR } from '../headers.ts';
import { type Headers, PLAIN_ANSWERS, POLICY, type SiteAnswers } from './site-headers.ts';

/** Cloudflare reads no more rules, and no longer line. */
const MAX_RULES = 100;
const MAX_LINE = 2_000;

/**
 * `_headers`, for Cloudflare and the like. They join the values of all the rules that match: a page's policy
 * holds beside the shared one, no other header is named twice for one path, and « must-revalidate », their
 * default, is not said. Cloudflare applies a rule to a 404 as well: what is kept a year is named file by file,
 * in the order of `paths`, as far as there are rules; the rest is asked again. Throws when a host would drop a
 * policy (W11, W12).
 */
export function headersFile(
  paths: readonly string[],
  { headers, pages }: SiteAnswers = PLAIN_ANSWERS,
): string {
  const folders = Object.entries(KEPT).filter(([, cache]) => cache !== YEAR);
  const files = paths.filter((path) => cacheFor(path) === YEAR);
  const needed = [
    rule('/*', headers),
    ...Object.entries(pages).map(([path, policy]) => rule(path, { [POLICY]: policy })),
    ...folders.map(([place, cache]) => rule(splat(place), { 'Cache-Control': cache })),
  ];
  requireRoom(needed);
  const kept = files.map((path) => rule(path, { 'Cache-Control': YEAR }));
  return [...needed, ...kept].slice(0, MAX_RULES).join('\n');
}

/** What `_headers` gives to a path, as Cloudflare reads it: all rules that match, values joined. */
export function readHeadersFile(text: string, path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const block of text.trim().split('\n\n')) {
    const [pattern = '', ...lines] = block.split('\n');
    if (!isMatch(pattern, path)) continue;
    for (const line of lines) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  }
  return headers;
}

function requireRoom(rules: readonly string[]): void {
  if (rules.length > MAX_RULES) {
    throw new Error(
      `_headers : ${rules.length} règles, et Cloudflare n’en lit que ${MAX_RULES}. Chaque page a la sienne : il y a trop de pages.`,
    );
  }
  for (const one of rules) {
    const [pattern, ...lines] = one.split('\n');
    const long = lines.find(({ length }) => length > MAX_LINE);
    if (!long) continue;
    throw new Error(
      `_headers : la ligne « ${long.trim().slice(0, 60)}… » de ${pattern} a ${long.length} signes, et Cloudflare n’en lit que ${MAX_LINE}. Nommez moins d’hôtes d’images et de vidéos, ou écrivez moins de code dans la page.`,
    );
  }
}

function isMatch(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function splat(place: string): string {
  return place.endsWith('/') ? `${place}*` : place;
}

function rule(pattern: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
