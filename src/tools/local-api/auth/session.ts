import { createHash, randomBytes } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Context } from '../services.ts';
import type { User } from './accounts.ts';

/** Holds the session's id, and nothing else. */
const SESSION_COOKIE = 'sandbox_session';
const SESSION_SECONDS = 30 * 24 * 60 * 60;
const ID_BYTES = 32;

/** Opens a session, always under a new id, so that an id planted before opens nothing (W17). */
export async function startSession(c: Context, user: User): Promise<void> {
  const { database, now } = c.get('services');
  const { sql } = database;
  const id = randomBytes(ID_BYTES).toString('base64url');
  const expiresAt = now() + SESSION_SECONDS * 1_000;
  await database.write(() => {
    deleteHeldSession(c);
    sql.run`DELETE FROM sessions WHERE expires_at <= ${now()}`;
    // The hash alone: a stolen database opens no session.
    sql.run`
      INSERT INTO sessions (id_hash, user_id, expires_at)
      VALUES (${hashOf(id)}, ${user.id}, ${expiresAt})`;
  });
  setCookie(c, SESSION_COOKIE, id, { ...cookieOptions(c), maxAge: SESSION_SECONDS });
}

/** The user whose valid session the request carries; undefined without one. */
export function sessionUser(c: Context): User | undefined {
  const { database, now } = c.get('services');
  const id = getCookie(c, SESSION_COOKIE);
  if (!id) return undefined;
  return database.sql.get<User>`
    SELECT users.id, users.email, users.name
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE id_hash = ${hashOf(id)} AND expires_at > ${now()}`;
}

/** Ends the session on the server; does nothing without one (W17). */
export async function endSession(c: Context): Promise<void> {
  if (getCookie(c, SESSION_COOKIE)) {
    await c.get('services').database.write(() => deleteHeldSession(c));
  }
  deleteCookie(c, SESSION_COOKIE, cookieOptions(c));
}

function deleteHeldSession(c: Context): void {
  const id = getCookie(c, SESSION_COOKIE);
  const { sql } = c.get('services').database;
  if (id) sql.run`DELETE FROM sessions WHERE id_hash = ${hashOf(id)}`;
}

/** `Secure` would make a browser drop the cookie on plain http, but for localhost in some of them. */
function cookieOptions(c: Context) {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}
