import { HTTPException } from 'hono/http-exception';
import { PAID_ANCHOR } from '../../../rules/site/links.ts';
import { isFree } from '../../../rules/text/price.ts';
import { decodeOrder } from '../../../wire/order.ts';
import { requireFormToken } from '../auth/form-token.ts';
import { sessionUser } from '../auth/session.ts';
import { readForm } from '../http/body.ts';
import { PAGE_PATHS } from '../http/paths.ts';
import { playerUrl } from '../links.ts';
import type { Context } from '../services.ts';
import { findCourse, type StoredCourse } from '../tables/courses.ts';
import { insertFullSubscription, subscriptionsOf } from '../tables/subscriptions.ts';
import { sendToLogin } from './redirect.ts';
import { sendPage } from './send.ts';
import { type Order, payView } from './view/pay-view.ts';

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
  requireFormToken(c, fields);
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
