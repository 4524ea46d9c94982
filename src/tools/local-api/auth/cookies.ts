import type { Context } from '../services.ts';

/** `Secure` would make a browser drop the cookie on plain http, but for localhost in some of them. */
export function cookieOptions(c: Context) {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}
