import { networkFault } from '../../rules/fault/network-fault.ts';
import { type ServiceName, VISITOR_HEADER } from '../../wire/endpoints.ts';
import { type Asked, ask, headerOf, type Reply } from './ask.ts';
import { checkCookies } from './checks/cookies.ts';
import type { Findings } from './findings.ts';
import type { Call } from './wire/call.ts';
import { titleOf } from './wire/call.ts';

/** What is tried, for whom, and what may be done there. */
export interface Target {
  services: Readonly<Record<ServiceName, string>>;
  /** The account and auth sites; undefined: their pages are not tried. */
  sites: { account: string | undefined; auth: string | undefined };
  /** The origin of the training site. */
  origin: string;
  /** The `Cookie` header of a session; undefined: what needs one is not tried. */
  cookie: string | undefined;
  /** True credentials of the account; undefined: they are not tried. */
  credentials: { email: string; password: string } | undefined;
  /** A message may be sent, and the session ended. */
  mayWrite: boolean;
}

/** A stranger: no site has this name. */
export const FOREIGN_ORIGIN = 'https://contrat.invalid';

/** The address of a call, its query changed as asked. */
export function addressOf(target: Target, call: Call, query: Record<string, string> = {}): string {
  const { service, path } = call.endpoint;
  const search = new URLSearchParams({ ...call.query, ...query }).toString();
  return `${target.services[service].replace(/\/$/, '')}${path}${search && `?${search}`}`;
}

/** One request as the site sends it; undefined, and a difference, when no answer comes. */
export async function askAsSite(
  target: Target,
  call: Call,
  findings: Findings,
  { query = {}, headers, ...asked }: Asked & { query?: Record<string, string> } = {},
): Promise<Reply | undefined> {
  const site = { Origin: target.origin, Accept: 'application/json', [VISITOR_HEADER]: 'null' };
  return askOrSay(addressOf(target, call, query), titleOf(call), findings, {
    method: call.endpoint.method,
    ...asked,
    headers: { ...site, ...headers },
  });
}

/** One request; undefined, and a difference, when no answer comes. Every cookie that is set is looked at. */
export async function askOrSay(
  url: string,
  title: string,
  findings: Findings,
  asked: Asked,
): Promise<Reply | undefined> {
  const host = new URL(url).origin;
  if (findings.isGivenUp(host)) return undefined;
  try {
    const reply = await ask(url, asked);
    const { Origin: origin = FOREIGN_ORIGIN } = asked.headers ?? {};
    const allowed = headerOf(reply, 'Access-Control-Allow-Origin');
    findings.hear(host, origin === FOREIGN_ORIGIN ? undefined : { origin, allowed });
    checkCookies(title, reply, findings);
    return reply;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code ? networkFault(code) : message;
    if (findings.hasAnswered(host)) {
      findings.expect(title, false, `pas de réponse à ${url} (${reason})`);
    } else findings.giveUp(host, reason);
    return undefined;
  }
}
