import { HTTPException } from 'hono/http-exception';
import { PAID_ANCHOR } from '../../../rules/site/links.ts';
import { formatPrice, isFree } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { decodeOrder } from '../../../wire/order.ts';
import { sessionUser } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS, playerUrl } from '../http/paths.ts';
import type { Context } from '../services.ts';
import { findCourse, type StoredCourse } from '../tables/courses.ts';
import { insertFullSubscription, subscriptionsOf } from '../tables/subscriptions.ts';
import { sendToLogin } from './redirect.ts';
import { form } from './view/form.ts';
import { html } from './view/html.ts';
import { type Page, sendPage } from './view/layout.ts';

/** An order with its course as the database knows it: the price of the payload decides nothing (O5). */
interface Order {
  payload: string;
  course: StoredCourse;
  isForSection: boolean;
}

/** What the page must say besides. */
interface PayState {
  isOwned: boolean;
  /** The buyer was told another price before, by the site or by this page (O7). */
  hasNewPrice: boolean;
}

/** The pay page of an order that the site sent (O6). */
export function sendPay(c: Context) {
  const order = readOrder(c, c.req.query('payload') ?? '');
  const user = sessionUser(c);
  if (!user) return sendToLogin(c, payPath(order.payload));
  const isOwned = owns(c, user.id, order.course);
  return sendPage(c, payView(c, order, { isOwned, hasNewPrice: hasOldPrice(order) }));
}

/** « Payer »: writes the subscription once, then leads to the course (O6). */
export async function receivePayment(c: Context) {
  const { database, siteOrigin, now } = c.get('services');
  const fields = await readForm(c);
  const order = readOrder(c, fields.get('payload') ?? '');
  const { course } = order;
  const user = sessionUser(c);
  if (!user) return sendToLogin(c, payPath(order.payload));
  if (!owns(c, user.id, course)) {
    // Nobody pays another price than the one that stood over the button (O7).
    const hasNewPrice = fields.get('price') !== String(course.price);
    if (hasNewPrice || isFree(course.price)) {
      return sendPage(c, payView(c, order, { isOwned: false, hasNewPrice }), 409);
    }
    const purchase = { userId: user.id, courseId: course.id, price: course.price };
    insertFullSubscription(database, { ...purchase, createdAt: now() });
  }
  return c.redirect(playerUrl(siteOrigin, course, PAID_ANCHOR), 303);
}

function readOrder(c: Context, payload: string): Order {
  const order = decodeOrder(payload);
  if (!order) {
    const message = 'Cette commande est illisible. Revenez à la formation et recommencez.';
    throw new HTTPException(400, { message });
  }
  const course = findCourse(c.get('services').database, order.formationId);
  if (!course) {
    throw new HTTPException(404, { message: 'La formation de cette commande n’existe pas.' });
  }
  return { payload, course, isForSection: order.type === 'section' };
}

/** Whether the site showed another price (O7); a section's price says nothing about the course's. */
function hasOldPrice({ payload, course, isForSection }: Order): boolean {
  const { price } = JSON.parse(payload);
  return !isForSection && price !== undefined && price !== course.price;
}

function owns(c: Context, userId: number, course: StoredCourse): boolean {
  const subscriptions = subscriptionsOf(c.get('services').database, userId);
  return subscriptions.some(({ courseId, type }) => courseId === course.id && type === 'full');
}

function payPath(payload: string): string {
  return `${PAGE_PATHS.pay}?${new URLSearchParams({ payload })}`;
}

/** The pay page of an order: to be paid, already paid, or free. */
function payView(c: Context, order: Order, { isOwned, hasNewPrice }: PayState): Page {
  const { course } = order;
  const name = french(course.name);
  const url = playerUrl(c.get('services').siteOrigin, course);
  if (isFree(course.price) || isOwned) {
    const why = isOwned ? 'Vous avez déjà cette formation.' : 'Cette formation est gratuite.';
    return {
      title: isOwned ? 'Formation déjà achetée' : 'Formation gratuite',
      body: html`<div class="card">
        <h2>${name}</h2>
        <p class="notice success">${why} Vous n’avez rien à payer.</p>
        <p><a class="button" href="${url}">Regarder la formation</a></p>
      </div>`,
    };
  }
  const hidden = { payload: order.payload, price: String(course.price) };
  const button = html`<button class="button" type="submit">Payer</button>`;
  return {
    title: 'Payer la formation',
    body: html`<div class="card">
        ${
          hasNewPrice &&
          html`<p class="notice warning" role="status">Le prix a été mis à jour
        depuis votre commande. Le prix à payer est celui de cette page.</p>`
        }
        ${
          order.isForSection &&
          html`<p class="notice warning" role="status">Votre commande porte sur une
        section. Ici, seule la formation complète peut être achetée.</p>`
        }
        <dl>
          <dt>Formation complète</dt>
          <dd>${name}</dd>
          <dt>Prix</dt>
          <dd class="price">${formatPrice(course.price)}</dd>
        </dl>
        <p class="notice">Paiement simulé : aucun argent n’est débité.</p>
        ${form(PAGE_PATHS.pay, button, hidden)}
        <p><a href="${url}">Annuler et revenir à la formation</a></p>
      </div>`,
  };
}
