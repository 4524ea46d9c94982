import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { ENDPOINTS } from '../../../wire/endpoints.ts';
import { sessionUser } from '../auth/session.ts';
import { pack } from '../http/packed.ts';
import { sendPacked } from '../http/transport.ts';
import type { Context, Env } from '../services.ts';
import { subscriptionsOf } from '../tables/subscriptions.ts';

/** The account API. */
export function accountCalls() {
  return new Hono<Env>().get(ENDPOINTS.subscriptions.path, sendSubscriptions);
}

function sendSubscriptions(c: Context): Response {
  const user = sessionUser(c);
  c.header('Cache-Control', 'private, no-cache');
  c.header('Vary', 'Cookie', { append: true });
  if (!user) throw new HTTPException(401, { message: 'Connectez-vous pour voir vos achats.' });
  const Message = subscriptionsOf(c.get('services').database, user.id);
  return sendPacked(c, pack(JSON.stringify({ Message })));
}
