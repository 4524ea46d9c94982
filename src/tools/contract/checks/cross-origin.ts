import { headerOf, type Reply } from '../ask.ts';
import type { Findings } from '../findings.ts';
import { addressOf, askOrSay, FOREIGN_ORIGIN, type Target } from '../target.ts';
import { type Call, titleOf } from '../wire/call.ts';
import { ANNOUNCED_HEADERS, READ_HEADERS } from '../wire/exchange.ts';

/** A browser gives the answer to the site only when the service lets that origin read it (W14). */
export function checkReadable(
  target: Target,
  title: string,
  reply: Reply,
  findings: Findings,
): void {
  const host = hostOf(reply);
  const allowed = headerOf(reply, 'Access-Control-Allow-Origin');
  const at = reply.status === 304 ? ' (réponse 304)' : '';
  findings.expect(
    title,
    allowed === target.origin,
    `Access-Control-Allow-Origin : ${target.origin} attendu, ${allowed || 'rien'} reçu${at} — le navigateur cache la réponse au site`,
    host,
  );
  const credentials = headerOf(reply, 'Access-Control-Allow-Credentials');
  findings.expect(
    title,
    credentials === 'true',
    `Access-Control-Allow-Credentials : true attendu, ${credentials || 'rien'} reçu${at} — les cookies de la session partent avec l’appel`,
    host,
  );
}

/** The site reads these headers of an answer from another origin. */
export function checkExposed(title: string, reply: Reply, findings: Findings): void {
  const exposed = namesIn(headerOf(reply, 'Access-Control-Expose-Headers'));
  const hidden = READ_HEADERS.filter((name) => !exposed.includes(name.toLowerCase()));
  findings.expect(
    title,
    hidden.length === 0,
    `Access-Control-Expose-Headers : ${hidden.join(', ')} attendu — le site ne peut pas le lire`,
    hostOf(reply),
  );
}

/** The question that a browser asks before the call itself, and what a stranger is answered. */
export async function checkPreflight(
  target: Target,
  call: Call,
  findings: Findings,
): Promise<void> {
  const title = `OPTIONS ${call.endpoint.path}`;
  const wanted = ANNOUNCED_HEADERS.filter(
    (name) => name !== 'content-type' || call.body !== undefined,
  );
  const asked = (origin: string) => ({
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': call.endpoint.method,
      'Access-Control-Request-Headers': wanted.map((name) => name.toLowerCase()).join(','),
    },
  });
  const reply = await askOrSay(addressOf(target, call), title, findings, asked(target.origin));
  if (!reply) return;
  const isFine = reply.status >= 200 && reply.status < 300;
  if (
    !findings.expect(
      title,
      isFine,
      `204 attendu, ${reply.status} reçu — le navigateur n’envoie pas ${titleOf(call)}`,
      hostOf(reply),
    )
  )
    return;
  checkReadable(target, title, reply, findings);
  const allowed = namesIn(headerOf(reply, 'Access-Control-Allow-Headers'));
  const refused = wanted.filter((name) => !allowed.includes(name.toLowerCase()));
  findings.expect(
    title,
    refused.length === 0,
    `Access-Control-Allow-Headers : ${refused.join(', ')} attendu — le navigateur n’envoie pas ${titleOf(call)}`,
    hostOf(reply),
  );
  findings.expect(
    title,
    Number(headerOf(reply, 'Access-Control-Max-Age')) >= 600,
    `Access-Control-Max-Age : 7200 attendu, ${headerOf(reply, 'Access-Control-Max-Age') || 'rien'} reçu — sans lui, chaque appel coûte deux échanges`,
    hostOf(reply),
  );
  const foreign = await askOrSay(addressOf(target, call), title, findings, asked(FOREIGN_ORIGIN));
  if (foreign) checkForeign(target, title, foreign, findings);
}

/** Nobody else's pages read what the session of a visitor may read. */
function checkForeign(target: Target, title: string, reply: Reply, findings: Findings): void {
  const allowed = headerOf(reply, 'Access-Control-Allow-Origin');
  findings.expect(
    title,
    allowed !== FOREIGN_ORIGIN && allowed !== '*',
    `Access-Control-Allow-Origin : ${allowed} donné à une origine inconnue — n’importe quel site lirait les réponses de vos visiteurs`,
  );
  findings.expect(
    title,
    allowed === target.origin || namesIn(headerOf(reply, 'Vary')).includes('origin'),
    'Vary : Origin attendu — un cache donnerait la réponse d’une autre origine',
    hostOf(reply),
  );
}

function hostOf({ url }: Reply): string {
  return new URL(url).origin;
}

function namesIn(list: string): string[] {
  return list
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}
