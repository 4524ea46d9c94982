import { contentSecurityPolicy } from '../../build/csp/policy.ts';
import type { Settings } from '../../build/settings.ts';
import { SECURITY_HEADERS } from '../headers.ts';

export type Headers = Readonly<Record<string, string>>;

/** Characters that end a value in a header, in a policy or in the file of a host. */
const SPECIAL = /["'$,;\\{}`]/g;

/** The headers of every answer of a site: the table, and what its settings add to it (W11, W24, W25). */
export function siteHeaders(settings: Settings): Headers {
  const { reportUrl, isPreview } = settings;
  return {
    ...SECURITY_HEADERS,
    ...(reportUrl && reporting(reportUrl, settings)),
    ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
  };
}

/**
 * What makes a browser report. The page's own policy stands in a meta element, which can report nothing:
 * the same rules go with the headers, without its hashes, and only report. Some browsers know
 * `report-uri` alone, others prefer `report-to`.
 */
function reporting(address: string, settings: Settings): Headers {
  const url = new URL(address).href.replace(SPECIAL, percent);
  const where = `report-uri ${url}; report-to default`;
  const { directives } = contentSecurityPolicy(settings);
  const sources = "'self' 'unsafe-inline'";
  const watched = [
    ...directives,
    // The worker of the search compiles its program.
    `script-src ${sources} 'wasm-unsafe-eval'`,
    `style-src ${sources}`,
  ];
  return {
    'Reporting-Endpoints': `default="${url}"`,
    'Content-Security-Policy': `${SECURITY_HEADERS['Content-Security-Policy']}; ${where}`,
    'Content-Security-Policy-Report-Only': `${watched.join('; ')}; ${where}`,
  };
}

/** A value between the quotes of nginx or Caddy. */
export function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}

/** `;` → `%3B`. */
function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
