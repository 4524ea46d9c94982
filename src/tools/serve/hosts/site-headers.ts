import type { Settings } from '../../../build/settings.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { type PagePolicies, pagePolicies, sharedPolicy } from './policies.ts';

export type Headers = Readonly<Record<string, string>>;

/** What a host is told to send: the headers of every answer, and what each page's policy adds to theirs. */
export interface SiteAnswers {
  headers: Headers;
  pages: PagePolicies;
}

export const POLICY = 'Content-Security-Policy';

/** What a host sends that knows nothing of the settings nor of a build. */
export const PLAIN_ANSWERS: SiteAnswers = { headers: SECURITY_HEADERS, pages: {} };

/** Characters that end a value in a header, in a policy or in the file of a host. */
const SPECIAL = /["'$,;\\{}`]/g;

/**
 * What every answer of a built site carries: the table, the policy, and what the settings add (W11, W12,
 * W24, W25).
 */
export function siteAnswers(settings: Settings, folder: string): SiteAnswers {
  const { reportUrl, isPreview } = settings;
  const url = reportUrl && new URL(reportUrl).href.replace(SPECIAL, percent);
  // Some browsers know `report-uri` alone, others prefer `report-to`. A meta element can report nothing.
  const reported = (policy: string) =>
    url ? `${policy}; report-uri ${url}; report-to default` : policy;
  const pages = Object.entries(pagePolicies(folder, settings));
  return {
    headers: {
      ...SECURITY_HEADERS,
      [POLICY]: reported(sharedPolicy(settings)),
      ...(url && { 'Reporting-Endpoints': `default="${url}"` }),
      ...(isPreview && { 'X-Robots-Tag': 'noindex' }),
    },
    pages: Object.fromEntries(pages.map(([path, policy]) => [path, reported(policy)])),
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
