import { payHref } from '../../../rules/course/order.ts';
import { headerOf, type Reply } from '../ask.ts';
import type { Findings } from '../findings.ts';
import { askOrSay, FOREIGN_ORIGIN, type Target } from '../target.ts';

/** The pages of the account and auth sites that the site leads to (S7, O4, O6, W18). */
export async function checkPages(target: Target, findings: Findings): Promise<void> {
  const { account, auth } = target.sites;
  if (auth) await checkLogin(target, auth, findings);
  else findings.skip('la page de connexion : donnez --auth-site');
  if (account) await checkPay(account, findings);
  else findings.skip('la page de paiement : donnez --account-site');
}

async function checkLogin(target: Target, site: string, findings: Findings): Promise<void> {
  const title = 'page /login';
  const page = await askOrSay(`${site}/login`, title, findings, asPage());
  if (page) {
    findings.expect(title, page.status === 200, `200 attendu, ${page.status} reçu`);
    checkPrivate(title, page, findings);
  }
  const { cookie } = target;
  if (!cookie) return;
  const leads = async (redirect: string) => {
    const search = new URLSearchParams({ redirect });
    const reply = await askOrSay(`${site}/login?${search}`, title, findings, asPage(cookie));
    return reply && headerOf(reply, 'Location');
  };
  const back = `${target.origin}/ressources`;
  const home = await leads(back);
  findings.expect(
    title,
    home === undefined || home === back,
    `retour à ${back} attendu d’une personne connectée, ${home || 'rien'} reçu`,
  );
  const away = (await leads(`${FOREIGN_ORIGIN}/`)) ?? '';
  findings.expect(
    title,
    !away.includes(FOREIGN_ORIGIN),
    `redirect=${FOREIGN_ORIGIN} suivi — un lien vers votre page de connexion mènerait à un site inconnu`,
  );
}

/** Without a session the order waits behind the login; one that cannot be read is refused. */
async function checkPay(site: string, findings: Findings): Promise<void> {
  const title = 'page /pay';
  const course = { id: 'contrat-sans-formation', name: 'Essai du contrat', price: 1 };
  for (const payload of ['{', '{"type":"full"}']) {
    const url = `${site}/pay?${new URLSearchParams({ payload })}`;
    const reply = await askOrSay(url, title, findings, asPage());
    if (reply)
      findings.expect(
        title,
        reply.status >= 400 && reply.status < 500,
        `400 attendu pour la commande illisible ${payload}, ${reply.status} reçu`,
      );
  }
  const order = payHref(site, {
    type: 'full',
    courseName: course.name,
    formationId: course.id,
    price: course.price,
  });
  const reply = await askOrSay(order, title, findings, asPage());
  if (!reply) return;
  const isHeld = [302, 303, 404].includes(reply.status);
  findings.expect(
    title,
    isHeld,
    `redirection vers la connexion attendue sans session (ou 404, la formation n’existe pas), ${reply.status} reçu`,
  );
  checkPrivate(title, reply, findings);
}

function asPage(cookie?: string) {
  return { headers: { Accept: 'text/html', ...(cookie && { Cookie: cookie }) } };
}

/** A page with a form is for one visitor, and stands in no frame of another site. */
function checkPrivate(title: string, reply: Reply, findings: Findings): void {
  const cache = headerOf(reply, 'Cache-Control');
  findings.expect(
    title,
    /\bno-store\b|\bprivate\b/.test(cache),
    `Cache-Control : no-store attendu, ${cache || 'rien'} reçu`,
  );
  const policy = headerOf(reply, 'Content-Security-Policy');
  const isFramed = !/\bframe-ancestors\b/.test(policy) && headerOf(reply, 'X-Frame-Options') === '';
  findings.expect(
    title,
    !isFramed,
    'Content-Security-Policy : frame-ancestors attendu — un site inconnu la montrerait dans la sienne',
  );
}
