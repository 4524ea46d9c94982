import { HTTPException } from 'hono/http-exception';
import type { Context } from '../services.ts';

const MAX_BODY_BYTES = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

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

/**
 * Throws 415 unless the body is JSON. A form of another site cannot send JSON: one more lock on a call.
 */
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

/** By hand: hono/body-limit makes a body cut short a fault of ours, and measures before the type is read. */
async function readText(c: Context): Promise<string> {
  if (Number(c.req.header('Content-Length')) > MAX_BODY_BYTES) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(c)) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** The chunks of the body. A sender that hangs up has made a bad request: throws 400. */
async function* chunksOf(c: Context): AsyncGenerator<Uint8Array> {
  try {
    yield* c.req.raw.body ?? [];
  } catch {
    throw new HTTPException(400, { message: 'La requête s’est interrompue.' });
  }
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'La requête dépasse 64 Ko.' });
}
