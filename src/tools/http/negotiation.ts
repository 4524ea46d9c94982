/**
 * Whether a client holds this version: weak comparison of `If-None-Match` (RFC 9110, §13.1.2), where `W/`
 * does not count.
 *
 * `isHeld('W/"a", "b"', '"a"')` → `true`
 */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  const tags: readonly string[] = ifNoneMatch?.match(/"[^"]*"/g) ?? [];
  return tags.includes(etag.replace('W/', ''));
}

/**
 * Whether `Accept-Encoding` names a coding, or all of them, and does not refuse it (RFC 9110, §12.5.3).
 *
 * `accepts('gzip, br;q=0', 'br')` → `false`
 */
export function accepts(acceptEncoding: string | undefined, coding: string): boolean {
  const weights = new Map(acceptEncoding?.split(',').map(weighed));
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0;
}

/** A coding and its weight: `gzip;q=0.5` → `['gzip', 0.5]`. */
function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
  return [name.replace(/^x-/, ''), Number(weight)];
}
