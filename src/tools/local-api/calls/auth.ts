import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';
import { ENDPOINTS } from '../../../wire/endpoints.ts';
import { isProbe, logIn } from '../auth/accounts.ts';
import { endSession, sessionUser } from '../auth/session.ts';
import { mediaType, readJson, requireJson } from '../http/body.ts';
import type { Context, Env } from '../services.ts';

const loginBody = v.object({ data: v.object({ email: v.string(), password: v.string() }) });

/** The auth API; only its own HTML form opens a session (S2). */
export function authCalls() {
  return new Hono<Env>()
    .post(ENDPOINTS.login.path, answerProbe)
    .post(ENDPOINTS.logout.path, answerLogout);
}

/**
 * « Am I logged in? »: 201 for a valid session or true credentials, 200 for nobody; never sets a cookie
 * (S2).
 */
async function answerProbe(c: Context): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const body = v.safeParse(loginBody, await readJson(c));
  if (!body.success) {
    const message = 'Une adresse e-mail et un mot de passe sont attendus.';
    throw new HTTPException(400, { message });
  }
  const { email, password } = body.output.data;
  if (sessionUser(c)) return c.json({ loggedIn: true }, ENDPOINTS.login.success);
  // A probe is no failed login: an error would stand in the console of every visitor.
  if (isProbe(email)) return c.json({ loggedIn: false }, 200);
  if (!(await logIn(c, email, password)))
    throw new HTTPException(401, { message: 'Aucune session ouverte.' });
  return c.json({ loggedIn: true }, ENDPOINTS.login.success);
}

/** Answers 200 also when nobody was logged in. */
async function answerLogout(c: Context): Promise<Response> {
  // The call needs no body, but one that names a type must be JSON.
  if (mediaType(c) !== '') requireJson(c);
  await endSession(c);
  return c.json({ loggedIn: false }, ENDPOINTS.logout.success);
}
