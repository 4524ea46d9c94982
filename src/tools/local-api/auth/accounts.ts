import { addressOf, takeTry } from '../http/transport.ts';
import type { Context } from '../services.ts';
import { hashPassword, impossibleHash, verifyPassword } from './password.ts';

const PASSWORD_MIN_CHARS = 8;
const PASSWORD_MAX_CHARS = 200;
const NAME_MAX_CHARS = 100;
const EMAIL_MAX_CHARS = 254;
const EMAIL = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;
/** RFC 2606 keeps `.invalid` for names that never exist: the login probe uses one (S2). */
const NEVER_AN_ACCOUNT = /\.invalid$/;

/** The owner of an account, without the password's hash. */
export interface User {
  id: number;
  email: string;
  name: string;
}

/** What the sign-up form asks for. */
export interface SignUp {
  name: string;
  email: string;
  password: string;
}

/** The error of each field, in French; a field that is right has no key. */
export function checkSignUp({ name, email, password }: SignUp) {
  const errors: Partial<SignUp> = {};
  if (name.length > NAME_MAX_CHARS) errors.name = `Écrivez ${NAME_MAX_CHARS} caractères au plus.`;
  if (name.trim() === '' || /\p{Cc}/u.test(name)) errors.name = 'Écrivez votre nom.';
  const address = normalEmail(email);
  if (!EMAIL.test(address) || address.length > EMAIL_MAX_CHARS || NEVER_AN_ACCOUNT.test(address)) {
    errors.email = 'Écrivez une adresse e-mail complète, comme awa@example.com.';
  }
  if ([...password].length < PASSWORD_MIN_CHARS) {
    errors.password = `Écrivez un mot de passe d’au moins ${PASSWORD_MIN_CHARS} caractères.`;
  } else if (password.length > PASSWORD_MAX_CHARS) {
    errors.password = `Écrivez ${PASSWORD_MAX_CHARS} caractères au plus.`;
  }
  return errors;
}

/** Creates the account; undefined when the address has one, also by a request that ran at the same time. */
export async function signUp(c: Context, { name, email, password }: SignUp) {
  const { database, passwordCost, now } = c.get('services');
  const hash = await hashPassword(password, passwordCost);
  return database.write(
    () => database.sql.get<User>`
    INSERT INTO users (email, name, password, created_at)
    VALUES (${normalEmail(email)}, ${name.trim()}, ${hash}, ${now()})
    ON CONFLICT (email) DO NOTHING RETURNING id, email, name`,
  );
}

/** Whether an address is that of the login probe, which no account can have (S2). */
export function isProbe(email: string): boolean {
  return NEVER_AN_ACCOUNT.test(normalEmail(email));
}

/**
 * The account that a login opens; undefined when it is refused. An unknown address takes as long as a wrong
 * password, and gets the same answer. Throws 429 after too many tries (W15).
 */
export async function logIn(
  c: Context,
  email: string,
  password: string,
): Promise<User | undefined> {
  const { database, limits, passwordCost } = c.get('services');
  const address = normalEmail(email);
  const isPossible = password !== '' && password.length <= PASSWORD_MAX_CHARS;
  const isAddress = address.length <= EMAIL_MAX_CHARS && !NEVER_AN_ACCOUNT.test(address);
  if (!isPossible || !isAddress) return undefined;
  // Who may try no more counts nowhere else: one machine alone locks no account, nor fills the memory.
  takeTry(c, limits.login, addressOf(c), 'depuis cette adresse');
  // Many machines that try one account are slowed too.
  takeTry(c, limits.account, address, 'pour ce compte');
  const user = database.sql.get<User & { password: string }>`
    SELECT id, email, name, password FROM users WHERE email = ${address}`;
  const isRight = await verifyPassword(password, user?.password ?? impossibleHash(passwordCost));
  if (!user || !isRight) return undefined;
  limits.login.giveBack(addressOf(c));
  limits.account.giveBack(address);
  return user;
}

function normalEmail(email: string): string {
  return email.trim().toLowerCase();
}
