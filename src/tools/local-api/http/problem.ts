import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { french } from '../../../rules/text/typography.ts';
import type { WireError } from '../../../wire/types.ts';
import { isBusy } from '../data/database.ts';
import { html } from '../pages/view/html.ts';
import { sendPage } from '../pages/view/layout.ts';
import type { Context, Env } from '../services.ts';
import { isPagePath } from './paths.ts';

/** Of the page of a refusal, by its status. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'Cette adresse est incomplète',
  403: 'Formulaire refusé',
  404: 'Page introuvable',
  405: 'Cette page ne se demande pas ainsi',
  413: 'Formulaire trop long',
  415: 'Formulaire illisible',
  429: 'Trop d’essais',
  503: 'Base occupée',
};

const BUSY_RETRY_SECONDS = 5;
const OUR_FAULT = 'Le serveur a rencontré une erreur. Réessayez plus tard.';

/** A refusal: a page when a browser asked for a page, else a `WireError` as JSON (W16). */
function sendProblem(c: Context, status: ContentfulStatusCode, sentence: string) {
  const error = french(sentence);
  if (!isPagePath(c.req.path)) return c.json({ status, error } satisfies WireError, status);
  const body = html`<div class="card">
        <p>${error}</p>
        <p><a class="button" href="${c.get('services').siteOrigin}/">Voir les formations</a></p>
      </div>`;
  return sendPage(c, { title: TITLES[status] ?? 'Une erreur est survenue', body }, status);
}

/** Answers 404. */
export const answerNotFound = (c: Context) => sendProblem(c, 404, 'Cette adresse n’existe pas.');

/**
 * Answers an error. Handlers refuse by an `HTTPException`; a database that another program holds is 503; anything
 * else is our own fault: 500, and logged.
 */
export function answerError(error: Error, c: Context) {
  if (isBusy(error)) {
    c.header('Retry-After', String(BUSY_RETRY_SECONDS));
    return sendProblem(c, 503, 'La base est occupée par un autre programme. Réessayez plus tard.');
  }
  const isRefusal = error instanceof HTTPException;
  if (!isRefusal) console.error(error);
  const status = isRefusal ? (error.status as ContentfulStatusCode) : 500;
  return sendProblem(c, status, isRefusal ? error.message : OUR_FAULT);
}

/** Answers 405, and says which methods the address accepts. */
export function answerWrongMethod(c: Context, methods: string[]) {
  c.header('Allow', methods.join(', '));
  return sendProblem(c, 405, `Cette adresse n’accepte que ${methods.join(', ')}.`);
}

/** The application for Node's own server, with answers to what never reaches it, such as a `\` in a path (W16). */
export function createListener(app: Hono<Env>) {
  return getRequestListener(app.fetch, {
    errorHandler(error: unknown): Response {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) console.error(error);
      const refusal: WireError = isTheirs
        ? { status: 400, error: 'Requête illisible.' }
        : { status: 500, error: OUR_FAULT };
      const headers = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };
      return Response.json(refusal, { status: refusal.status, headers });
    },
  });
}
