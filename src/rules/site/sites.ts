/** The four web sites around the product; this one is `training` (W1). */
export type SiteName = 'home' | 'training' | 'account' | 'auth';

/** Base address of each site, without a slash at the end. */
export type Sites = Readonly<Record<SiteName, string>>;

/** A page of one of the sites: `{ site: 'home', path: 'aboutUs' }`. */
export interface SitePath {
  site: SiteName;
  path: string;
}

/**
 * The address of a page: a path when it is on this site, else the whole address of the other host (H7).
 */
export function siteHref({ site, path }: SitePath, sites: Sites): string {
  if (sites[site] === sites.training) return `/${path}`;
  return path === '' ? sites[site] : `${sites[site]}/${path}`;
}

/**
 * `formation.jangal.sn` beside `www.jangal.sn` → `jangal.sn`; undefined when the hosts do not share a
 * domain (V11).
 */
export function mainDomain({ home, training }: Sites): string | undefined {
  const domain = new URL(home).hostname.replace(/^www\./, '');
  const host = new URL(training).hostname;
  const isFamily = host === domain || host.endsWith(`.${domain}`);
  return isFamily && /[a-z]$/.test(domain) && domain.includes('.') ? domain : undefined;
}

/** Whether an address leads to the machine that asks, which nobody else reaches (W20). */
export function isLocal(address: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}

/** A path on our own host; `//evil.example` would name another host. */
const OWN_PATH = /^\/(?!\/)/;

/** The service that sent an address. */
export interface Sender {
  /** The address of the call that it answered. */
  readonly address: string;
  /** It stands in for those of production: a path that it sends is a file that the site carries. */
  readonly isEmbedded: boolean;
}

/**
 * The only gate for an address that comes from data: https, our own origin, or that of the service that
 * sent it; else undefined (N9). A path is on that service; with the embedded catalogue it is a file of the
 * site, and comes back as a path.
 */
export function safeUrl(value: unknown, siteOrigin: string, sender?: Sender): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  const isOnSite = !sender || sender.isEmbedded;
  const url = parseAddress(value, isOnSite ? siteOrigin : sender.address);
  if (!url || url.username || url.password || !OWN_PATH.test(url.pathname)) return undefined;
  if (url.origin === new URL(siteOrigin).origin) {
    return isOnSite ? `${url.pathname}${url.search}${url.hash}` : url.href;
  }
  const isOfSender = sender && url.origin === new URL(sender.address).origin;
  return isOfSender || url.protocol === 'https:' ? url.href : undefined;
}

/** The address that `value` is on the page `base`; undefined when it is none. `URL.parse` is younger than our phones. */
export function parseAddress(value: string, base: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
