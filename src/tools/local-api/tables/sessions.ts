import type { Database } from '../data/database.ts';
import type { User } from './users.ts';

/** A session as it is kept. */
export interface SessionRow {
  /** SHA-256 of the id that the cookie holds: a stolen database opens no session. */
  idHash: Uint8Array;
  userId: number;
  expiresAt: number;
}

/** Stores a new session. */
export function insertSession({ sql }: Database, session: SessionRow): void {
  sql.run`
    INSERT INTO sessions (id_hash, user_id, expires_at)
    VALUES (${session.idHash}, ${session.userId}, ${session.expiresAt})`;
}

/** Whose session it is; undefined when unknown or expired. */
export function findSessionUser(
  { sql }: Database,
  idHash: Uint8Array,
  now: number,
): User | undefined {
  return sql.get`
    SELECT users.id, users.email, users.name
    FROM sessions JOIN users ON users.id = sessions.user_id
    WHERE id_hash = ${idHash} AND expires_at > ${now}`;
}

/** Ends one session; an unknown one is none. */
export function deleteSession({ sql }: Database, idHash: Uint8Array): void {
  sql.run`DELETE FROM sessions WHERE id_hash = ${idHash}`;
}

/** Ends those whose time is over. */
export function deleteExpiredSessions({ sql }: Database, now: number): void {
  sql.run`DELETE FROM sessions WHERE expires_at <= ${now}`;
}
