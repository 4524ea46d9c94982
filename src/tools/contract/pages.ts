import { payHref } from '../../rules/course/order.ts';
import { headerOf, type Reply } from './ask.ts';
import { FOREIGN_ORIGIN, type Trial } from './trial.ts';

/** The pages of the account and auth sites that the site leads to: no call, so not in the document (S7, O4, O6, W18). */
export async function checkPages(trial: Trial): Promise<void> {
  const { account, auth } = trial.target.sites;
  if (auth) await checkLogin(trial, auth);
  else trial.skip('la page de connexion : donnez --auth-site');
  if (account) await checkPay(trial, account);
  else trial.skip('la page de paiement : donnez --account-site');
}

async function checkLogin(trial: Trial, site: string): Promise<void> {
  const title = 'page /login';
  const page = await open(trial, title, `${site}/login`);
  if (page) {
    trial.expect(title, page.status === 200, `200 attendu, ${page.status} reçu`);
    checkPrivate(trial, title, page);
  }
  const { cookie, origin } = trial.target;
  if (!cookie) return;
  const leads = async (redirect: string) => {
    const search = new URLSearchParams({ redirect });
    const reply = await open(trial, title, `${site}/login?${search}`, cookie);
    return reply && headerOf(reply, 'Location');
  };
  const back = `${origin}/ressources`;
  const home = (await leads(back)) ?? back;
  const told = `retour à ${back} attendu d’une personne connectée, ${home || 'rien'} reçu`;
  trial.expect(title, home === back, told);
  const away = (await leads(`${FOREIGN_ORIGIN}/`)) ?? '';
  trial.expect(
    title,
    !away.includes(FOREIGN_ORIGIN),
    `redirect=${FOREIGN_ORIGIN} suivi — un lien vers votre page de connexion mènerait à un site inconnu`,
  );
}

/** Without a session the order waits behind the login; one that cannot be read is refused. */
async function checkPay(trial: Trial, site: string): Promise<void> {
  const title = 'page /pay';
  for (const payload of ['{', '{"type":"full"}']) {
    const reply = await open(trial, title, `${site}/pay?${new URLSearchParams({ payload })}`);
    const isRefusal = !reply || (reply.status >= 400 && reply.status < 500);
    const told = `400 attendu pour la commande illisible ${payload}, ${reply?.status} reçu`;
    trial.expect(title, isRefusal, told);
  }
  const course = { courseName: 'Essai du contrat', formationId: 'contrat-sans-formation' };
  const order = await open(trial, title, payHref(site, { type: 'full', ...course, price: 1 }));
  if (!order) return;
  trial.expect(
    title,
    [302, 303, 404].includes(order.status),
    `redirection vers la connexion attendue sans session (ou 404, la formation n’existe pas), ${order.status} reçu`,
  );
  checkPrivate(trial, title, order);
}

function open(trial: Trial, title: string, url: string, cookie?: string) {
  const headers = { Accept: 'text/html', ...(cookie && { Cookie: cookie }) };
  return trial.send(url, title, { headers });
}

/** A page with a form is for one visitor, and stands in no frame of another site. */
function checkPrivate(trial: Trial, title: string, reply: Reply): void {
  const cache = headerOf(reply, 'Cache-Control');
  const isKept = !/\bno-store\b|\bprivate\b/.test(cache);
  trial.expect(title, !isKept, `Cache-Control : no-store attendu, ${cache || 'rien'} reçu`);
  const policy = headerOf(reply, 'Content-Security-Policy');
  const isFramed = !/\bframe-ancestors\b/.test(policy) && headerOf(reply, 'X-Frame-Options') === '';
  trial.expect(
    title,
    !isFramed,
    'Content-Security-Policy : frame-ancestors attendu — un site inconnu la montrerait dans la sienne',
  );
}
