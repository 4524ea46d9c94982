import { readSettings } from '../../src/build/settings.ts';
import { cacheFor } from '../../src/tools/serve/headers.ts';
import { POLICY, type SiteAnswers, siteAnswers } from '../../src/tools/serve/hosts/site-headers.ts';
import { SITE_SETTINGS } from './site-build.ts';

/** What the hosts of the built site are told to send, with the settings of the tests. */
export function builtAnswers(settings: Readonly<Record<string, string>> = {}): SiteAnswers {
  return siteAnswers(readSettings({ ...SITE_SETTINGS, ...settings }), 'dist');
}

/** The headers that an answer must carry: two policies that hold together are one header. */
export function answerHeaders(
  { headers, pages }: SiteAnswers,
  path: string,
  status = 200,
): Record<string, string> {
  const [address = ''] = path.split('?');
  const added = status === 200 || status === 304 ? pages[address] : undefined;
  return {
    ...headers,
    ...(added && { [POLICY]: `${headers[POLICY]}, ${added}` }),
    'Cache-Control': cacheFor(address, status),
  };
}
