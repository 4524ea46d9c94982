import { Hono } from 'hono';
import { CHOICE_ANCHOR, playerHref } from '../../../rules/site/links.ts';
import { formatPrice } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { sessionUser } from '../auth/session.ts';
import { findCourse } from '../data/catalog.ts';
import { purchasesOf } from '../data/purchases.ts';
import { PAGE_PATHS, SITE_PATHS } from '../http/paths.ts';
import type { Context, Env } from '../services.ts';
import { receivePayment, sendPay } from './pay.ts';
import { sendToLogin } from './redirect.ts';
import { form } from './view/form.ts';
import { html } from './view/html.ts';
import { sendPage } from './view/layout.ts';

/** The account site. */
export function accountPages() {
  return new Hono<Env>()
    .get('/', sendAccount)
    .get('/seller', sendSeller)
    .get('/pay', sendPay)
    .post('/pay', receivePayment);
}

function sendAccount(c: Context) {
  const { database, catalog, siteOrigin } = c.get('services');
  const user = sessionUser(c);
  if (!user) return sendToLogin(c, SITE_PATHS.account);
  const courses = catalog();
  const purchases = purchasesOf(database, courses, user.id).map(({ courseId, price }) => {
    const { name = '' } = findCourse(courses, courseId) ?? {};
    const shown = french(name);
    return html`
          <li><div><strong>${shown}</strong><span>${formatPrice(price)}</span></div>
          <a class="button" href="${siteOrigin}${playerHref({ id: courseId, name })}"
            aria-label="Continuer : ${shown}">Continuer</a></li>`;
  });
  return sendPage(c, {
    title: 'Mon compte',
    body: html`<section class="card">
        <h2>Mes formations</h2>
        ${
          purchases.length > 0
            ? html`<ul class="links">${purchases}
        </ul>`
            : html`<p>Vous n’avez pas encore acheté de formation.</p>
        <p><a class="button" href="${siteOrigin}/">Voir les formations</a></p>`
        }
      </section>
      <section class="card">
        <h2>Mes informations</h2>
        <dl>
          <dt>Nom</dt>
          <dd>${user.name}</dd>
          <dt>Adresse e-mail</dt>
          <dd>${user.email}</dd>
        </dl>
        ${form(PAGE_PATHS.logout, html`<button class="button quiet" type="submit">Se déconnecter</button>`)}
      </section>
      <section class="card">
        <h2>Mes données</h2>
        <p>Progression, suivi de l’activité, recommandations${'\u00A0'}: vous acceptez ou refusez quand vous voulez.</p>
        <p><a class="button quiet" href="${siteOrigin}/#${CHOICE_ANCHOR}">Gérer mes cookies</a></p>
      </section>`,
  });
}

function sendSeller(c: Context) {
  return sendPage(c, {
    title: 'Espace formateur',
    body: html`<div class="card">
        <p>C’est ici que les formateurs publieront leurs formations. Cette partie n’existe pas dans le
        bac à sable : vous ne pouvez ni y déposer une formation, ni y suivre des ventes.</p>
        <p>La page « Devenir formateur » explique comment cela se passe.</p>
        <p><a class="button" href="${c.get('services').siteOrigin}/seller">Devenir formateur</a></p>
      </div>`,
  });
}
