import type { Database } from '../data/database.ts';

/** The owner of an account, without the password's hash. */
export interface User {
  id: number;
  email: string;
  name: string;
}

/** An account to be. */
export interface NewUser {
  email: string;
  name: string;
  /** Already hashed. */
  password: string;
  createdAt: number;
}

/**
 * Stores an account; undefined when the address is taken, also by a request that ran at the same time.
 */
export function insertUser({ sql }: Database, user: NewUser): User | undefined {
  return sql.get<User>`
    INSERT INTO users (email, name, password, created_at)
    VALUES (${user.email}, ${user.name}, ${user.password}, ${user.createdAt})
    ON CONFLICT (email) DO NOTHING RETURNING id, email, name`;
}

/** With the hash that a password is checked against. */
export function findUserByEmail(
  { sql }: Database,
  email: string,
): (User & { password: string }) | undefined {
  return sql.get`SELECT id, email, name, password FROM users WHERE email = ${email}`;
}
