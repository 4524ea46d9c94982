import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import type { Context } from '../services.ts';

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

const limit = bodyLimit({
  maxSize: 64 * 1024,
  onError: () => {
    throw new HTTPException(413, { message: 'La requête dépasse 64 Ko.' });
  },
});

/** The JSON of a call; throws 415, 413 or 400 when there is none (W15). */
export async function readJson(c: Context): Promise<unknown> {
  requireJson(c);
  const text = await readText(c);
  try {
    return JSON.parse(text);
  } catch {
    throw new HTTPException(400, { message: 'Le corps de la requête n’est pas du JSON.' });
  }
}

/** Throws 415 unless the body is JSON, which no form of another site can send: one more lock on a call. */
export function requireJson(c: Context): void {
  if (JSON_TYPE.test(mediaType(c))) return;
  throw new HTTPException(415, { message: 'Le corps de la requête doit être du JSON.' });
}

/** The fields of a page's form; throws 415 or 413 when there are none (W15). */
export async function readForm(c: Context): Promise<URLSearchParams> {
  if (mediaType(c) !== FORM_TYPE) {
    throw new HTTPException(415, { message: 'Ce formulaire n’a pas la forme attendue.' });
  }
  return new URLSearchParams(await readText(c));
}

/** The media type of the body, in lower case; '' when the request names none. */
export function mediaType(c: Context): string {
  return (c.req.header('Content-Type') ?? '').split(';', 1).join('').trim().toLowerCase();
}

/** Here rather than as middleware: the type is looked at first, and who hangs up has made a bad request. */
async function readText(c: Context): Promise<string> {
  try {
    await limit(c, async () => {});
    return await c.req.text();
  } catch (error) {
    if (error instanceof HTTPException) throw error;
    throw new HTTPException(400, { message: 'La requête s’est interrompue.' });
  }
}
