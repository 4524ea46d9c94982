import { ENDPOINTS, type Endpoint, VISITOR_HEADER, XSRF_HEADER } from '../../wire/endpoints.ts';
import { headerOf } from './ask.ts';
import { checkCourses } from './courses.ts';
import { checkPages } from './pages.ts';
import { checkHeld, checkMessages, checkNobody } from './people.ts';
import { createTrial, FOREIGN_ORIGIN, type Target, type Trial } from './trial.ts';

/** Tries services as the site uses them, one request after the other, and says what differs (W27). */
export async function tryServices(target: Target) {
  const trial = createTrial(target);
  for (const endpoint of Object.values(ENDPOINTS)) await checkPreflight(trial, endpoint);
  await checkCourses(trial);
  await checkMessages(trial);
  await checkPages(trial);
  await checkNobody(trial);
  // Last: it may end the session that the pages were asked in.
  await checkHeld(trial);
  return trial.report();
}

/** The question that a browser asks before the call itself, and what a stranger is answered. */
async function checkPreflight(trial: Trial, endpoint: Endpoint): Promise<void> {
  const { method, path, service } = endpoint;
  const names = ['Content-Type', VISITOR_HEADER, XSRF_HEADER].join(',').toLowerCase();
  const headers = {
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': names,
  };
  const asked = { method: 'OPTIONS', headers };
  const when = `pour que le navigateur envoie ${method} ${path}`;
  if (!(await trial.check(endpoint, { ...asked, status: 204, when }))) return;
  const url = `${trial.target.services[service]}${path}`;
  const stranger = { ...asked, headers: { ...headers, Origin: FOREIGN_ORIGIN } };
  const reply = await trial.send(url, `OPTIONS ${path}`, stranger);
  if (!reply) return;
  const allowed = headerOf(reply, 'Access-Control-Allow-Origin');
  const told = `Access-Control-Allow-Origin : ${allowed} donné à une origine inconnue — n’importe quel site lirait les réponses de vos visiteurs`;
  trial.expect(`OPTIONS ${path}`, allowed !== FOREIGN_ORIGIN && allowed !== '*', told);
  const varies = allowed === trial.target.origin || /\borigin\b/i.test(headerOf(reply, 'Vary'));
  const cached =
    'Vary : Origin attendu pour une origine inconnue — un cache lui donnerait la réponse d’une autre';
  trial.expect(`OPTIONS ${path}`, varies, cached);
}
