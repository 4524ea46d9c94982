import type { Reply } from '../ask.ts';
import type { Findings } from '../findings.ts';
import { askAsSite, FOREIGN_ORIGIN, type Target } from '../target.ts';
import { titleOf } from '../wire/call.ts';
import { CALLS } from '../wire/calls.ts';
import { isRefusal } from './courses.ts';
import { checkReadable } from './cross-origin.ts';
import { checkCache, checkRead } from './reads.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The account and auth services: what they answer to nobody, then to the session that was lent. */
export async function checkSession(target: Target, findings: Findings): Promise<void> {
  await checkNobody(target, findings);
  await checkProbe(target, findings);
  await checkLogout(target, findings);
  await checkCredentials(target, findings);
  await checkHeld(target, findings);
}

async function checkNobody(target: Target, findings: Findings): Promise<void> {
  const call = CALLS.subscriptions;
  const reply = await askAsSite(target, call, findings);
  if (!reply) return;
  findings.expect(
    titleOf(call),
    reply.status === 401,
    `401 attendu sans session, ${reply.status} reçu — c’est ainsi que le site apprend que la session est finie`,
  );
  checkReadable(target, titleOf(call), reply, findings);
  checkCache(call, reply, findings);
}

/** « Is anyone logged in? », asked for nobody (S1, S2). */
async function checkProbe(target: Target, findings: Findings): Promise<void> {
  const call = CALLS.login;
  const title = titleOf(call);
  const probe = await login(target, findings, JSON.stringify(call.body));
  if (probe) {
    const says =
      probe.status === 201
        ? 'tout visiteur paraît connecté'
        : 'le site y lit « personne », et chaque visiteur voit une erreur dans sa console';
    findings.expect(
      title,
      probe.status === 200,
      `200 attendu pour la sonde sans session, ${probe.status} reçu — ${says}`,
    );
    checkReadable(target, title, probe, findings);
    checkCache(call, probe, findings);
  }
  const wrong = [
    { body: '{', what: 'un corps qui n’est pas du JSON' },
    { body: '{"data":{}}', what: 'un corps sans adresse ni mot de passe' },
    {
      body: JSON.stringify(call.body),
      what: 'un corps envoyé comme un formulaire',
      type: 'text/plain',
    },
  ];
  for (const { body, what, type } of wrong) {
    const reply = await login(target, findings, body, type ? { 'Content-Type': type } : {});
    if (!reply) continue;
    findings.expect(
      title,
      isRefusal(reply.status),
      `400 attendu pour ${what}, ${reply.status} reçu`,
    );
  }
}

async function checkLogout(target: Target, findings: Findings): Promise<void> {
  const call = CALLS.logout;
  const reply = await askAsSite(target, call, findings);
  if (reply) {
    findings.expect(
      titleOf(call),
      reply.status === 200,
      `200 attendu, sans session aussi, ${reply.status} reçu — « Une erreur est survenue lors de la déconnexion. »`,
    );
    checkReadable(target, titleOf(call), reply, findings);
    checkCache(call, reply, findings);
  }
  const foreign = await askAsSite(target, call, findings, { headers: { Origin: FOREIGN_ORIGIN } });
  if (foreign) {
    findings.expect(
      titleOf(call),
      isRefusal(foreign.status),
      `403 attendu pour une origine inconnue, ${foreign.status} reçu — n’importe quel site déconnecterait vos visiteurs`,
    );
  }
}

async function checkCredentials(target: Target, findings: Findings): Promise<void> {
  if (!target.credentials) {
    findings.skip('de vrais identifiants : donnez CONTRACT_EMAIL et CONTRACT_PASSWORD');
    return;
  }
  const reply = await login(target, findings, JSON.stringify({ data: target.credentials }));
  if (!reply) return;
  findings.expect(
    titleOf(CALLS.login),
    reply.status === 201,
    `201 attendu pour de vrais identifiants, ${reply.status} reçu`,
  );
}

/** What a session may read; it is ended only when that is allowed. */
async function checkHeld(target: Target, findings: Findings): Promise<void> {
  const { cookie } = target;
  if (!cookie) {
    findings.skip('ce que voit une personne connectée : donnez CONTRACT_COOKIE');
    return;
  }
  const headers = { Cookie: cookie };
  await checkRead(target, CALLS.subscriptions, findings, { headers });
  const probe = await login(target, findings, JSON.stringify(CALLS.login.body), headers);
  if (probe)
    findings.expect(
      titleOf(CALLS.login),
      probe.status === 201,
      `201 attendu avec une session, ${probe.status} reçu — la personne paraît déconnectée`,
    );
  if (!target.mayWrite) {
    findings.skip('la fin de la session : ajoutez --write-calls');
    return;
  }
  await askAsSite(target, CALLS.logout, findings, { headers });
  const after = await askAsSite(target, CALLS.subscriptions, findings, { headers });
  if (after)
    findings.expect(
      titleOf(CALLS.logout),
      after.status === 401,
      `session finie sur le serveur attendue ; ${titleOf(CALLS.subscriptions)} répond encore ${after.status} avec le même cookie`,
    );
}

/** One login call; whatever it answers, it sets no cookie (S2). */
async function login(
  target: Target,
  findings: Findings,
  body: string,
  headers: Record<string, string> = {},
): Promise<Reply | undefined> {
  const call = CALLS.login;
  const reply = await askAsSite(target, call, findings, {
    body,
    headers: { ...JSON_TYPE, ...headers },
  });
  const set = reply?.headers['set-cookie'] ?? [];
  findings.expect(
    titleOf(call),
    set.length === 0,
    `aucun cookie attendu, ${set[0]?.split('=', 1)} reçu — la sonde ouvrirait ou changerait une session`,
  );
  return reply;
}
