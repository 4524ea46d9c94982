import type { WireMessage } from '../../../wire/types.ts';
import type { Findings } from '../findings.ts';
import { askAsSite, type Target } from '../target.ts';
import { titleOf } from '../wire/call.ts';
import { CALLS } from '../wire/calls.ts';
import { isRefusal } from './courses.ts';
import { checkReadable } from './cross-origin.ts';

const MESSAGE: WireMessage = {
  name: 'Essai du contrat',
  phone: '',
  message: 'Ceci est un essai automatique : aucune réponse n’est attendue.',
  type: 'avis',
  page: '/',
};

/** The provider service. Even a faulty message might be kept by one that checks nothing: only when allowed. */
export async function checkMessages(target: Target, findings: Findings): Promise<void> {
  if (!target.mayWrite) {
    findings.skip('l’envoi d’un message : ajoutez --write-calls');
    return;
  }
  const call = CALLS.sendMessage;
  const send = (body: string) =>
    askAsSite(target, call, findings, { body, headers: { 'Content-Type': 'application/json' } });
  const sent = await send(JSON.stringify(MESSAGE));
  if (sent) {
    findings.expect(
      titleOf(call),
      sent.status === 200,
      `200 attendu, ${sent.status} reçu — le visiteur lit que son message n’est pas parti`,
    );
    checkReadable(target, titleOf(call), sent, findings);
  }
  for (const { body, what } of [
    { body: '{', what: 'un corps qui n’est pas du JSON' },
    { body: '{}', what: 'un message vide' },
    { body: JSON.stringify({ ...MESSAGE, message: 7 }), what: 'un message qui n’est pas un texte' },
  ]) {
    const reply = await send(body);
    if (reply)
      findings.expect(
        titleOf(call),
        isRefusal(reply.status),
        `400 attendu pour ${what}, ${reply.status} reçu`,
      );
  }
}
