/** The value of a cookie; undefined when absent, unreadable, or when cookies are blocked. */
export function readCookie(name: string): string | undefined {
  try {
    const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Whether the text of all cookies matches; throws when cookies are blocked. */
export function cookiesMatch(pattern: RegExp): boolean {
  return pattern.test(document.cookie);
}

interface CookieOptions {
  maxAgeSeconds: number;
  sameSite: 'Lax' | 'Strict';
  /** The cookie is for this domain and those under it; absent, for this host alone. */
  domain?: string | undefined;
}

/**
 * Writes a Secure cookie for the whole site; when cookies are blocked, logs it and keeps nothing (V13).
 */
export function writeCookie(name: string, value: string, options: CookieOptions): void {
  const { maxAgeSeconds, sameSite, domain } = options;
  const rest = [`Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}; Secure`];
  if (domain !== undefined) rest.push(`Domain=${domain}`);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is younger than our phones
    document.cookie = [`${name}=${encodeURIComponent(value)}`, ...rest].join('; ');
  } catch (error) {
    console.warn('cookie', name, error);
  }
}

/** Deletes a cookie of this host, and of the domain when one is given. */
export function deleteCookie(name: string, domain?: string): void {
  const gone = { maxAgeSeconds: 0, sameSite: 'Lax' } as const;
  writeCookie(name, '', gone);
  if (domain !== undefined) writeCookie(name, '', { ...gone, domain });
}
