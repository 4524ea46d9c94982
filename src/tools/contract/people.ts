import { ENDPOINTS } from '../../wire/endpoints.ts';
import type { WireMessage } from '../../wire/types.ts';
import { FOREIGN_ORIGIN, type Question, type Trial } from './trial.ts';

const { subscriptions, login, logout, sendMessage } = ENDPOINTS;
const JSON_TYPE = { 'Content-Type': 'application/json' };
/** Credentials that are nobody's. */
const PROBE = JSON.stringify({ data: { email: 'sonde@exemple.invalid', password: 'sonde' } });
const MESSAGE: WireMessage = {
  name: 'Essai du contrat',
  phone: '',
  message: 'Ceci est un essai automatique : aucune réponse n’est attendue.',
  type: 'avis',
  page: '/',
};
const NO_JSON = { body: '{', when: 'pour un corps qui n’est pas du JSON' };
const WRONG_LOGINS: Question[] = [
  NO_JSON,
  { body: '{"data":{}}', when: 'pour un corps sans adresse ni mot de passe' },
  {
    body: PROBE,
    when: 'pour un corps envoyé comme un formulaire',
    headers: { 'Content-Type': 'text/plain' },
  },
];
const WRONG_MESSAGES: Question[] = [
  NO_JSON,
  { body: '{}', when: 'pour un message vide' },
  {
    body: JSON.stringify({ ...MESSAGE, message: 7 }),
    when: 'pour un message qui n’est pas un texte',
  },
];

/** The provider service. Even a faulty message might be kept by one that checks nothing: only when allowed. */
export async function checkMessages(trial: Trial): Promise<void> {
  if (!trial.target.mayWrite) {
    trial.skip('l’envoi d’un message : ajoutez --write-calls');
    return;
  }
  await trial.check(sendMessage, { headers: JSON_TYPE, body: JSON.stringify(MESSAGE) });
  for (const wrong of WRONG_MESSAGES) {
    await trial.check(sendMessage, { headers: JSON_TYPE, status: 400, ...wrong });
  }
}

/** The account and auth services, asked by nobody (S1, S2). */
export async function checkNobody(trial: Trial): Promise<void> {
  await trial.check(subscriptions, { status: 401, when: 'sans session' });
  await askLogin(trial, { body: PROBE, status: 200, when: 'pour la sonde sans session' });
  for (const wrong of WRONG_LOGINS) await askLogin(trial, { status: 400, ...wrong });
  await trial.check(logout, { when: 'sans session aussi' });
  await trial.check(logout, {
    headers: { Origin: FOREIGN_ORIGIN },
    status: 403,
    when: 'pour une origine inconnue (n’importe quel site déconnecterait sinon vos visiteurs)',
  });
  const { credentials: data } = trial.target;
  if (!data) trial.skip('de vrais identifiants : donnez CONTRACT_EMAIL et CONTRACT_PASSWORD');
  else
    await askLogin(trial, { body: JSON.stringify({ data }), when: 'pour de vrais identifiants' });
}

/** What a session may read; it is ended only when that is allowed. */
export async function checkHeld(trial: Trial): Promise<void> {
  const { cookie, mayWrite } = trial.target;
  if (!cookie) {
    trial.skip('ce que voit une personne connectée : donnez CONTRACT_COOKIE');
    return;
  }
  const headers = { Cookie: cookie };
  await trial.check(subscriptions, { headers, when: 'avec une session' });
  const asked = { headers: { ...JSON_TYPE, ...headers }, body: PROBE };
  await askLogin(trial, { ...asked, when: 'avec une session' });
  if (!mayWrite) {
    trial.skip('la fin de la session : ajoutez --write-calls');
    return;
  }
  await trial.check(logout, { headers });
  const when = `avec le même cookie, une fois la session finie par POST ${logout.path}`;
  await trial.check(subscriptions, { headers, status: 401, when });
}

/** One login call; whatever it answers, it sets no cookie (S2). */
async function askLogin(trial: Trial, question: Question): Promise<void> {
  const reply = await trial.check(login, { headers: JSON_TYPE, ...question });
  const [cookie = ''] = reply?.headers['set-cookie'] ?? [];
  const told = `aucun cookie attendu, ${cookie.split('=', 1)} reçu — la sonde ouvrirait ou changerait une session`;
  trial.expect(`POST ${login.path}`, cookie === '', told);
}
