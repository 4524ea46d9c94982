/** The four web sites around the product (decisions, §1); this one is `training`. */
export type SiteName = 'home' | 'training' | 'account' | 'auth';

/** Base address of each site, without a slash at the end. */
export type Sites = Readonly<Record<SiteName, string>>;

/** A page of one of the sites: `{ site: 'home', path: 'aboutUs' }`. */
export interface SitePath {
  site: SiteName;
  path: string;
}

/**
 * « If the current location equals the target site, navigate in-app to /{path}; otherwise full
 * redirect to the matching host » (section 2).
 */
export function siteHref({ site, path }: SitePath, sites: Sites): string {
  if (sites[site] === sites.training) return `/${path}`;
  return path === '' ? sites[site] : `${sites[site]}/${path}`;
}

/** `formation.jangal.sn` beside `www.jangal.sn` → `jangal.sn`; none for hosts that are not of one family. */
export function mainDomain({ home, training }: Sites): string | undefined {
  const domain = new URL(home).hostname.replace(/^www\./, '');
  const host = new URL(training).hostname;
  const isFamily = host === domain || host.endsWith(`.${domain}`);
  return isFamily && /[a-z]$/.test(domain) && domain.includes('.') ? domain : undefined;
}

/** A path on our own host: `//evil.example` would be another one. */
const OWN_PATH = /^\/(?!\/)/;

/** The only gate for an address that comes from data: https, or our own origin; else undefined. */
export function safeUrl(value: unknown, siteOrigin: string): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const url = parseUrl(value, siteOrigin);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === new URL(siteOrigin).origin) {
    return OWN_PATH.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : undefined;
  }
  return url.protocol === 'https:' ? url.href : undefined;
}

/** `URL.parse` is younger than the phones that we serve. */
function parseUrl(value: string, base: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
