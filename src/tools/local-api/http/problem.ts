import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { french } from '../../../rules/text/typography.ts';
import type { WireError } from '../../../wire/types.ts';
import { problemPage } from '../pages/problem.ts';
import type { Context } from '../services.ts';
import { isPagePath } from './paths.ts';

const NO_ADDRESS = 'Cette adresse n’existe pas.';
const OUR_FAULT = 'Le serveur a rencontré une erreur. Réessayez plus tard.';

/** A refusal: a page when a browser asked for a page, else a `WireError` as JSON (W16). */
function sendProblem(
  c: Context,
  status: ContentfulStatusCode,
  sentence: string,
): Response | Promise<Response> {
  const error = french(sentence);
  if (isPagePath(c.req.path)) return c.html(problemPage(c.get('services'), status, error), status);
  return c.json({ status, error } satisfies WireError, status);
}

/** Answers 404: the address does not exist. */
export function answerNotFound(c: Context): Response | Promise<Response> {
  return sendProblem(c, 404, NO_ADDRESS);
}

/**
 * Answers an error. Handlers refuse by an `HTTPException`; anything else is our own fault: 500, and
 * logged.
 */
export function answerError(error: Error, c: Context): Response | Promise<Response> {
  if (error instanceof HTTPException)
    return sendProblem(c, error.status as ContentfulStatusCode, error.message);
  console.error(error);
  return sendProblem(c, 500, OUR_FAULT);
}

/** Answers 405, and says which methods the address accepts. */
export function answerWrongMethod(c: Context, methods: string[]): Response | Promise<Response> {
  c.header('Allow', methods.join(', '));
  return sendProblem(c, 405, `Cette adresse n’accepte que ${methods.join(', ')}.`);
}
