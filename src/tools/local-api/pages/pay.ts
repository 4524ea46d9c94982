import { HTTPException } from 'hono/http-exception';
import { EXAMPLE_CATALOG } from '../../../rules/site/defaults.ts';
import { PAID_ANCHOR, playerHref } from '../../../rules/site/links.ts';
import { formatPrice, isFree } from '../../../rules/text/price.ts';
import { french } from '../../../rules/text/typography.ts';
import { decodeOrder } from '../../../wire/order.ts';
import type { User } from '../auth/accounts.ts';
import { sessionUser } from '../auth/session.ts';
import { findCourse, type StoredCourse } from '../data/catalog.ts';
import { insertFullSubscription, purchasesOf } from '../data/purchases.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS } from '../http/paths.ts';
import type { Context } from '../services.ts';
import { sendToLogin } from './redirect.ts';
import { form } from './view/form.ts';
import { html } from './view/html.ts';
import { sendPage } from './view/layout.ts';

/** An order with its course as the database knows it: the price of the payload decides nothing (O5). */
interface Order {
  payload: string;
  course: StoredCourse;
  isForSection: boolean;
}

/** The pay page of an order that the site sent (O6). */
export function sendPay(c: Context) {
  const order = readOrder(c, c.req.query('payload') ?? '');
  const user = sessionUser(c);
  if (!user) return sendToPayLater(c, order);
  // Whether the site showed another price (O7); a section's price says nothing about the course's.
  const { price } = JSON.parse(order.payload);
  const hasNewPrice = !order.isForSection && price !== undefined && price !== order.course.price;
  return showPay(c, order, user, { hasNewPrice });
}

/** « Payer »: writes the subscription once, then leads to the course (O6). */
export async function receivePayment(c: Context) {
  const { database, siteOrigin, now } = c.get('services');
  const fields = await readForm(c);
  const order = readOrder(c, fields.get('payload') ?? '');
  const { id: courseId, price } = order.course;
  const user = sessionUser(c);
  if (!user) return sendToPayLater(c, order);
  if (!hasBought(c, user, order)) {
    // Nobody pays another price than the one that stood over the button (O7), nor what another account chose.
    const hasNewPrice = fields.get('price') !== String(price);
    const hasNewBuyer = fields.get('buyer') !== String(user.id);
    if (hasNewPrice || hasNewBuyer || isFree(price)) {
      return showPay(c, order, user, { hasNewPrice, hasNewBuyer, status: 409 });
    }
    const bought = { userId: user.id, courseId, price, createdAt: now() };
    await database.write(() => insertFullSubscription(database, bought));
  }
  return c.redirect(siteOrigin + playerHref(order.course, PAID_ANCHOR), 303);
}

function readOrder(c: Context, payload: string): Order {
  const order = decodeOrder(payload);
  if (!order) {
    const message = 'Cette commande est illisible. Revenez à la formation et recommencez.';
    throw new HTTPException(400, { message });
  }
  const course = findCourse(c.get('services').catalog(), order.formationId);
  if (!course) {
    throw new HTTPException(404, { message: 'La formation de cette commande n’existe pas.' });
  }
  return { payload, course, isForSection: order.type === 'section' };
}

function sendToPayLater(c: Context, { payload }: Order): Response {
  return sendToLogin(c, `${PAGE_PATHS.pay}?${new URLSearchParams({ payload })}`);
}

function hasBought(c: Context, user: User, { course }: Order): boolean {
  const { database, catalog } = c.get('services');
  const held = purchasesOf(database, catalog(), user.id);
  return held.some(({ courseId, type }) => courseId === course.id && type === 'full');
}

/** The pay page of an order: to be paid, already paid, or free. */
function showPay(
  c: Context,
  order: Order,
  user: User,
  {
    hasNewPrice = false,
    hasNewBuyer = false,
    status = 200,
  }: { hasNewPrice?: boolean; hasNewBuyer?: boolean; status?: 200 | 409 },
) {
  const { payload, course, isForSection } = order;
  const name = french(course.name);
  const url = c.get('services').siteOrigin + playerHref(course);
  const isOwned = hasBought(c, user, order);
  if (isFree(course.price) || isOwned) {
    const why = isOwned ? 'Vous avez déjà cette formation.' : 'Cette formation est gratuite.';
    const body = html`<div class="card">
        <h2>${name}</h2>
        <p class="notice success">${why} Vous n’avez rien à payer.</p>
        <p><a class="button" href="${url}">Regarder la formation</a></p>
      </div>`;
    const title = isOwned ? 'Formation déjà achetée' : 'Formation gratuite';
    return sendPage(c, { title, body }, status);
  }
  const hidden = { payload, price: String(course.price), buyer: String(user.id) };
  const button = html`<button class="button" type="submit">Payer ${formatPrice(course.price)}</button>`;
  const body = html`<div class="card">
        ${
          hasNewBuyer &&
          html`<p class="notice warning" role="status">Cette page a été ouverte sous un autre compte :
        rien n’a été payé. Vous payez maintenant sous le nom de ${user.name}.</p>`
        }
        ${
          hasNewPrice &&
          html`<p class="notice warning" role="status">Le prix a été mis à jour
        depuis votre commande. Le prix à payer est celui de cette page.</p>`
        }
        ${
          isForSection &&
          html`<p class="notice warning" role="status">Votre commande porte sur une
        section. Ici, seule la formation complète peut être achetée.</p>`
        }
        <dl>
          <dt>Formation complète</dt>
          <dd>${name}</dd>
          <dt>Prix</dt>
          <dd class="price">${formatPrice(course.price)}</dd>
        </dl>
        <p class="notice">${EXAMPLE_CATALOG}. Paiement simulé : aucun argent n’est débité.</p>
        ${form(PAGE_PATHS.pay, button, hidden)}
        <p><a href="${url}">Annuler et revenir à la formation</a></p>
      </div>`;
  return sendPage(c, { title: 'Payer la formation', body }, status);
}
