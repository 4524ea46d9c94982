import { SITE } from './support/app.ts';
import { PAID } from './support/fixture.ts';

export const PLAYER = `${SITE}/v2/course?formationId=${PAID}&nom=React%2C+le+tableau+de+bord`;
/** The same, where it says that it was paid (O8). */
export const PAID_PLAYER = `${PLAYER}#paye`;
export const ORDER = { type: 'full', courseName: 'React', price: 25_000, formationId: PAID };

export function payPath(order: unknown = ORDER): string {
  const payload = typeof order === 'string' ? order : JSON.stringify(order);
  return `/account/pay?payload=${encodeURIComponent(payload)}`;
}

export const FULL = { course_id: PAID, type: 'full', price: 25_000 };
