import { IS_EMBEDDED, SERVICES, SITES } from '../config.ts';
import { retryAfter } from '../rules/poll.ts';
import type { From } from '../wire/decode.ts';
import type { Endpoint } from '../wire/endpoints.ts';
import { request } from './request.ts';
import { decodeInTurns } from './turns.ts';

/** A decoded answer and its ETag. Passed to the next read, it saves the parse and the render (N16). */
export interface Known<Data> {
  data: Data;
  etag: string | null;
}

/**
 * The service answered with another status than success; `retryAfterMs` is 0 when it named no delay.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly retryAfterMs: number;

  constructor(status: number, retryAfterMs = 0) {
    super(`HTTP ${status}`);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * One read. Returns `known` itself when its ETag is still the same (N16). Throws on a network failure,
 * on a status outside 200 to 299, and on a body that `decode` cannot read (N10).
 */
export async function read<Data>(
  endpoint: Endpoint,
  query: Readonly<Record<string, string>>,
  decode: (body: unknown, ...from: From) => Data | undefined,
  known?: Known<Data>,
): Promise<Known<Data>> {
  const response = await send(endpoint, query);
  const etag = response.headers.get('ETag');
  if (known && etag !== null && etag === known.etag) {
    await response.body?.cancel();
    return known;
  }
  const sender = { address: SERVICES[endpoint.service] + endpoint.path, isEmbedded: IS_EMBEDDED };
  const { origin } = new URL(SITES.training);
  const data = await decodeInTurns(await response.json(), (body) => decode(body, origin, sender));
  if (data === undefined) throw new HttpError(response.status);
  return { data, etag };
}

async function send(endpoint: Endpoint, query: Readonly<Record<string, string>>) {
  const params = new URLSearchParams(query).toString();
  const response = await request(endpoint, params && `?${params}`);
  if (!response.ok) {
    await response.body?.cancel();
    const wait = retryAfter(response.headers.get('Retry-After'), Date.now());
    throw new HttpError(response.status, wait);
  }
  return response;
}
