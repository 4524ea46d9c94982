import { createHash, randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../services.ts';
import {
  deleteExpiredSessions,
  deleteSession,
  findSessionUser,
  insertSession,
} from '../tables/sessions.ts';
import type { User } from '../tables/users.ts';
import { cookieOptions } from './cookies.ts';

/** Holds the session's id, and nothing else. */
export const SESSION_COOKIE = 'sandbox_session';
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const ID_BYTES = 32;

/** Opens a session, always under a new id, so that an id planted before opens nothing (W17). */
export function startSession(c: Context, user: User): void {
  const { database, now } = c.get('services');
  const id = randomBytes(ID_BYTES).toString('base64url');
  const expiresAt = now() + SESSION_SECONDS * 1_000;
  deleteHeldSession(c);
  deleteExpiredSessions(database, now());
  insertSession(database, { idHash: hashOf(id), userId: user.id, expiresAt });
  setCookie(c, SESSION_COOKIE, id, { ...cookieOptions(c), maxAge: SESSION_SECONDS });
}

/** The user whose valid session the request carries; undefined without one. */
export function sessionUser(c: Context): User | undefined {
  const { database, now } = c.get('services');
  const id = getCookie(c, SESSION_COOKIE);
  return id ? findSessionUser(database, hashOf(id), now()) : undefined;
}

/** Ends the session on the server; does nothing without one (W17). */
export function endSession(c: Context): void {
  deleteHeldSession(c);
  deleteCookie(c, SESSION_COOKIE, cookieOptions(c));
}

function deleteHeldSession(c: Context): void {
  const id = getCookie(c, SESSION_COOKIE);
  if (id) deleteSession(c.get('services').database, hashOf(id));
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
