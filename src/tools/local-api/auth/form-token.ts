import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { ownOrigin } from '../http/transport.ts';
import type { Context } from '../services.ts';
import { cookieOptions } from './cookies.ts';
import { SESSION_COOKIE, sessionUser } from './session.ts';

/** A cookie for visitors who fill in a form before they log in. */
const VISIT_COOKIE = 'sandbox_visit';
const VISIT_VALUE = /^[\w-]{43}$/;

/** The hidden field of every form. */
export const TOKEN_FIELD = 'token';

/** The token of the forms of this session, or of this visit. */
export function formToken(c: Context): string {
  return tokenFor(secretOf(c) ?? startVisit(c));
}

/** 403 unless the form was sent from our own page, read in the same session; hono/csrf knows no session. */
export function requireFormToken(c: Context, form: URLSearchParams): void {
  const origin = c.req.header('Origin');
  const secret = secretOf(c);
  const isOurs = origin === undefined || origin === ownOrigin(c);
  if (isOurs && secret && isSame(form.get(TOKEN_FIELD) ?? '', tokenFor(secret))) return;
  throw new HTTPException(403, {
    message:
      'Ce formulaire n’est plus valable : votre session a changé depuis l’ouverture de la page. ' +
      'Revenez en arrière, rechargez la page, puis envoyez le formulaire de nouveau.',
  });
}

function secretOf(c: Context): string | undefined {
  if (sessionUser(c)) return getCookie(c, SESSION_COOKIE);
  const visit = getCookie(c, VISIT_COOKIE);
  return visit && VISIT_VALUE.test(visit) ? visit : undefined;
}

function startVisit(c: Context): string {
  const visit = randomBytes(32).toString('base64url');
  setCookie(c, VISIT_COOKIE, visit, cookieOptions(c));
  return visit;
}

/** What the page shows instead of the cookie. */
function tokenFor(secret: string): string {
  return createHmac('sha256', secret).update('form').digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
