import type { ServerOptions } from '../../../src/tools/local-api/services.ts';
import { SITE, startApp } from './support/app.ts';
import { PAID } from './support/fixture.ts';
import { Visitor } from './support/visitor.ts';

export const PLAYER = `${SITE}/v2/course?formationId=${PAID}&nom=React%2C+le+tableau+de+bord`;
/** The same, where it says that it was paid (O8). */
export const PAID_PLAYER = `${PLAYER}#paye`;
export const ORDER = { type: 'full', courseName: 'React', price: 25_000, formationId: PAID };

export function payPath(order: unknown = ORDER): string {
  const payload = typeof order === 'string' ? order : JSON.stringify(order);
  return `/account/pay?payload=${encodeURIComponent(payload)}`;
}

export const FULL = { course_id: PAID, type: 'full', price: 25_000 };

/** A buyer who has just signed up, in an application of her own. */
export async function startPay(options: Partial<ServerOptions> = {}) {
  const { app, database } = startApp(options);
  const awa = new Visitor(app);
  await awa.signUp();
  const open = async (order?: unknown) => {
    const response = await awa.request(payPath(order));
    return { status: response.status, page: await response.text() };
  };
  const subscriptions = () =>
    database.sql.all`SELECT course_id, type, price FROM subscriptions ORDER BY course_id`;
  return { app, database, awa, open, subscriptions };
}
