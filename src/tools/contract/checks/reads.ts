import { headerOf, jsonOf, type Reply } from '../ask.ts';
import type { Findings } from '../findings.ts';
import { askAsSite, type Target } from '../target.ts';
import { type Call, titleOf } from '../wire/call.ts';
import { CACHES } from '../wire/exchange.ts';
import { checkExposed, checkReadable } from './cross-origin.ts';
import { checkItems } from './items.ts';

/** An answer of a few packets is worth being compressed: data is dear. */
const LONG_BYTES = 1_400;

interface Reading {
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Tries one read as the site makes it; returns the JSON of the answer, undefined when there is none. */
export async function checkRead(
  target: Target,
  call: Call,
  findings: Findings,
  reading: Reading = {},
): Promise<unknown> {
  const title = titleOf(call);
  const reply = await askAsSite(target, call, findings, reading);
  if (!reply) return undefined;
  const { success } = call.endpoint;
  if (
    !findings.expect(
      title,
      reply.status === success,
      `${success} attendu, ${reply.status} reçu — le site y voit un échec`,
    )
  ) {
    return undefined;
  }
  checkReadable(target, title, reply, findings);
  checkExposed(title, reply, findings);
  checkHeaders(call, reply, findings);
  const body = jsonOf(reply);
  const isRead = body !== undefined && call.answer?.decode(body, target.origin) !== undefined;
  const [key] = Object.keys(Object(call.answer?.example));
  if (
    !findings.expect(
      title,
      isRead,
      `réponse illisible : { "${key}": … } attendu — le site y voit un échec`,
    )
  )
    return undefined;
  checkItems(target, call, body, findings);
  if (call.isPolled) await checkAgain(target, call, reply, findings, reading);
  return body;
}

/** What an answer says of itself. */
function checkHeaders(call: Call, reply: Reply, findings: Findings): void {
  const title = titleOf(call);
  const type = headerOf(reply, 'Content-Type');
  findings.expect(
    title,
    /^application\/(?:\S+\+)?json\b/.test(type),
    `Content-Type : application/json attendu, ${type || 'rien'} reçu`,
  );
  checkCache(call, reply, findings);
  const bytes = Buffer.byteLength(reply.body);
  const packing = headerOf(reply, 'Content-Encoding');
  findings.expect(
    title,
    bytes < LONG_BYTES || /^(?:br|gzip)$/.test(packing),
    `Content-Encoding : br ou gzip attendu, ${packing || 'rien'} reçu — ${bytes} octets sans compression`,
  );
}

/** Nothing of a service is kept longer than the site polls, and what is someone's own by no shared cache. */
export function checkCache(call: Call, reply: Reply, findings: Findings): void {
  const { says, allows } = CACHES[call.cache];
  const cache = headerOf(reply, 'Cache-Control');
  findings.expect(
    titleOf(call),
    allows(cache),
    `Cache-Control : ${says.replaceAll('`', '')} attendu, ${cache || 'rien'} reçu`,
  );
}

/** The same question with the ETag of the answer: 304, without a body, and readable too (N16). */
async function checkAgain(
  target: Target,
  call: Call,
  first: Reply,
  findings: Findings,
  { query, headers }: Reading,
): Promise<void> {
  const title = titleOf(call);
  const etag = headerOf(first, 'ETag');
  if (
    !findings.expect(
      title,
      etag !== '',
      'ETag attendu, rien reçu — chaque actualisation télécharge tout de nouveau',
    )
  )
    return;
  const again = await askAsSite(target, call, findings, {
    ...(query && { query }),
    headers: { ...headers, 'If-None-Match': etag },
  });
  if (!again) return;
  const is304 = again.status === 304;
  findings.expect(
    title,
    is304,
    `304 attendu à If-None-Match, ${again.status} reçu — chaque actualisation télécharge tout de nouveau`,
  );
  if (!is304) return;
  findings.expect(title, again.body === '', 'corps vide attendu avec 304');
  checkReadable(target, title, again, findings);
}
