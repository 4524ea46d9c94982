import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import type { WireError } from '../../../wire/types.ts';
import type { Env } from '../services.ts';

/** The application for Node's own server. */
export function createListener(app: Hono<Env>) {
  return getRequestListener(app.fetch, { errorHandler: answerOutside });
}

/**
 * Answers what never reached the application: a request that cannot be read, such as a `\` in its path
 * (W16).
 */
function answerOutside(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) console.error(error);
  const refusal: WireError = isTheirs
    ? { status: 400, error: 'Requête illisible.' }
    : { status: 500, error: 'Le serveur a rencontré une erreur.' };
  const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };
  return Response.json(refusal, { status: refusal.status, headers });
}
