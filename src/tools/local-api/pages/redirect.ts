import { isUnder, PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import { ownOrigin } from '../http/transport.ts';
import type { Context } from '../services.ts';

const MAX_CHARS = 8_000;
/** Characters that a browser would drop or change before it reads an address: spaces, controls, `\`. */
const TRICKS = /[\s\\\p{C}]/u;
const RETURNS_TO = [SITE_PATHS.account, SITE_PATHS.auth];

/**
 * The address that the `redirect` of this request may lead to: a page of the account or auth site, or the
 * training site (W18). Undefined for any other: a link to our login page must never lead on to a stranger's.
 */
export function wantedRedirect(c: Context, value: string | null | undefined): string | undefined {
  if (!value || value.length > MAX_CHARS || TRICKS.test(value)) return undefined;
  const own = ownOrigin(c);
  const isPath = value.startsWith('/');
  const url = URL.parse(value, isPath ? own : undefined);
  // The origin of « blob:http://… » is http as well.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  // The path itself: « //elsewhere » starts with a slash too, and names another origin.
  if (url.origin === own && isUnder(url.pathname, RETURNS_TO)) {
    return `${url.pathname}${url.search}${url.hash}`;
  }
  return c.get('services').siteOrigins.includes(url.origin) && !isPath ? url.href : undefined;
}

/** A page's address with the way back in it: `/auth/login?redirect=%2Faccount` (S7). */
export function withRedirect(path: string, redirect: string | undefined): string {
  return redirect ? `${path}?${new URLSearchParams({ redirect })}` : path;
}

/** Redirects to the login page, which leads back here (O6). */
export function sendToLogin(c: Context, back: string): Response {
  return c.redirect(withRedirect(PAGE_PATHS.login, back), 303);
}
