import { networkFault } from '../../rules/fault/network-fault.ts';
import { type Endpoint, type ServiceName, VISITOR_HEADER } from '../../wire/endpoints.ts';
import { ask, type ContractRequest, headerOf, type Reply } from './ask.ts';
import { cookieFaults } from './cookies.ts';
import { type ResponseRules, schemaOf } from './document.ts';
import { createJudge, readJson } from './judge.ts';

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

/** One request of the site, and the answer that is expected. */
export interface Question extends ContractRequest {
  query?: Readonly<Record<string, string>>;
  /** The call's success unless said; 400 and 403 stand for any refusal. */
  status?: number;
  /** « sans session »: why this status is expected. */
  when?: string;
  /** The name of the answer in the document, where one address has two. */
  schema?: string;
  /** Names the call in each line; else its method and path do. */
  title?: string;
}

export type Trial = ReturnType<typeof createTrial>;

/** A stranger: no site has this name. */
export const FOREIGN_ORIGIN = 'https://contrat.invalid';

/** An answer of a few packets is worth being compressed: data is dear. */
const LONG_BYTES = 1_400;

/** What a browser checks between two origins. */
const CROSS = /^(?:Access-Control-|Vary)/;

/** What a host has answered to the site. */
interface Host {
  answers: number;
  /** The origins that it lets read its answers. */
  allowed: Set<string>;
}

/** Nothing asked yet. */
export function createTrial(target: Target) {
  const judge = createJudge(target.origin);
  const noted: { text: string; host?: string }[] = [];
  const skipped: string[] = [];
  const hosts = new Map<string, Host>();
  const silent = new Set<string>();
  let count = 0;

  return {
    target,
    check,
    send,
    jsonOf,
    expect,
    skip: (what: string) => void skipped.push(what),
    report,
  };

  /** What was found. */
  function report() {
    const strangers = [...hosts].filter(([, host]) => isStranger(host));
    const names = strangers.map(([name]) => name);
    const kept = noted.filter(({ host }) => !host || !names.includes(host));
    return {
      differences: [...strangers.map(strangerLine), ...kept.map(({ text }) => text)],
      /** What could not be tried, and what it would take. */
      skipped,
      /** How many things were looked at. */
      count,
      /** No host has answered: nothing can be said of them, not even what more it would take. */
      isSilence: hosts.size === 0,
    };
  }

  /** The JSON of an answer; undefined when there is none. */
  function jsonOf(reply: Reply | undefined): unknown {
    return reply && readJson(reply.body, judge.document);
  }

  /** Notes a difference unless `isRight`. */
  function expect(title: string, isRight: boolean, difference: string, host?: string): boolean {
    count += 1;
    if (!isRight) noted.push({ text: `${title} : ${difference}`, ...(host && { host }) });
    return isRight;
  }

  /** Asks as the site does and compares the answer; undefined when its status is not the one expected. */
  async function check(endpoint: Endpoint, question: Question = {}): Promise<Reply | undefined> {
    const { method = endpoint.method, status = endpoint.success, when = '' } = question;
    const { title = `${method} ${endpoint.path}` } = question;
    const reply = await askAsSite(endpoint, question, title);
    if (!reply) return undefined;
    const { responses } = judge.operation(endpoint.path, method);
    const isRefusal = reply.status >= 400 && reply.status < 500;
    const isRight = status === 400 || status === 403 ? isRefusal : reply.status === status;
    const read = responses[reply.status]?.description;
    const seen = read ? `le site y lit : ${read}` : 'le site y voit un échec';
    const told = `${status} attendu ${when}`.trimEnd();
    if (!expect(title, isRight, `${told}, ${reply.status} reçu — ${seen}`)) return undefined;
    if (question.headers?.Origin) return reply;
    const rules = responses[status] ?? {};
    checkHeaders(title, reply, rules);
    if (!rules.content) return reply;
    checkForm(title, reply);
    const faults = judge.bodyFaults(jsonOf(reply), question.schema ?? schemaOf(rules));
    count += 1;
    for (const fault of faults) expect(title, false, fault);
    if (!responses[304] || headerOf(reply, 'ETag') === '') return reply;
    // The same question with the ETag of the answer: 304, without a body, and readable too (N16).
    const headers = { ...question.headers, 'If-None-Match': headerOf(reply, 'ETag') };
    const again = await askAsSite(endpoint, { ...question, headers }, title);
    if (again) checkHeld(title, again, responses[304]);
    return reply;
  }

  function checkHeaders(title: string, reply: Reply, rules: ResponseRules): void {
    const at = reply.status === 304 ? ' (réponse 304)' : '';
    for (const { header, fault } of judge.headerFaults(reply, rules)) {
      const host = CROSS.test(header) ? new URL(reply.url).origin : undefined;
      expect(title, fault === undefined, `${fault}${at}`, host);
    }
  }

  /** OpenAPI cannot say that a long answer is compressed. */
  function checkForm(title: string, reply: Reply): void {
    const type = headerOf(reply, 'Content-Type');
    const isJson = /^application\/(?:\S+\+)?json\b/.test(type);
    expect(title, isJson, `Content-Type : application/json attendu, ${type || 'rien'} reçu`);
    const bytes = Buffer.byteLength(reply.body);
    const packing = headerOf(reply, 'Content-Encoding');
    expect(
      title,
      bytes < LONG_BYTES || /^(?:br|gzip)$/.test(packing),
      `Content-Encoding : br ou gzip attendu, ${packing || 'rien'} reçu — ${bytes} octets sans compression`,
    );
  }

  function checkHeld(title: string, again: Reply, rules: ResponseRules): void {
    const told = `304 attendu à If-None-Match, ${again.status} reçu — chaque actualisation télécharge tout de nouveau`;
    if (!expect(title, again.status === 304, told)) return;
    expect(title, again.body === '', 'corps vide attendu avec 304');
    checkHeaders(title, again, rules);
  }

  function askAsSite({ service, path, method }: Endpoint, question: Question, title: string) {
    const search = String(new URLSearchParams(question.query));
    const url = `${target.services[service]}${path}${search && `?${search}`}`;
    const site = { Origin: target.origin, Accept: 'application/json', [VISITOR_HEADER]: 'null' };
    return send(url, title, { method, ...question, headers: { ...site, ...question.headers } });
  }

  /** Any other request; undefined, and a difference, when no answer comes. */
  async function send(url: string, title: string, asked: ContractRequest) {
    const name = new URL(url).origin;
    if (silent.has(name)) return undefined;
    try {
      const reply = await ask(url, asked);
      const host = hosts.get(name) ?? { answers: 0, allowed: new Set() };
      hosts.set(name, host);
      if (asked.headers?.Origin === target.origin) {
        host.answers += 1;
        host.allowed.add(headerOf(reply, 'Access-Control-Allow-Origin'));
      }
      for (const fault of cookieFaults(reply)) expect(title, false, fault);
      return reply;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const reason = code ? networkFault(code) : message;
      if (hosts.has(name)) expect(title, false, `pas de réponse à ${url} (${reason})`);
      else {
        silent.add(name);
        expect(name, false, `pas de réponse (${reason}) — aucun de ses appels n’est vérifié`);
      }
      return undefined;
    }
  }

  /** All its answers say the same, and it is not the site's origin: it was never told of this site. */
  function isStranger({ answers, allowed }: Host): boolean {
    return answers > 1 && allowed.size === 1 && !allowed.has(target.origin);
  }

  function strangerLine([name, { answers, allowed }]: [string, Host]): string {
    return (
      `${name} ne connaît pas l’origine ${target.origin} : Access-Control-Allow-Origin : ${[...allowed][0] || 'rien'} reçu dans ` +
      `ses ${answers} réponses — le navigateur les cache toutes au site. Vérifiez --origin, ou donnez cette ` +
      'origine au service ; le reste de ce qui passe entre deux origines se vérifiera ensuite'
    );
  }
}
