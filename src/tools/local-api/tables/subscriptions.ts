import type { WireSubscription } from '../../../wire/types.ts';
import type { Database } from '../data/database.ts';

/** A whole course, bought. */
export interface Purchase {
  userId: number;
  courseId: string;
  /** What was paid, in FCFA. */
  price: number;
  createdAt: number;
}

/** Writes the `full` subscription once, however often it is called (O6). */
export function insertFullSubscription({ sql }: Database, purchase: Purchase): void {
  sql.run`
    INSERT INTO subscriptions (user_id, course_id, type, price, created_at)
    VALUES (${purchase.userId}, ${purchase.courseId}, 'full', ${purchase.price},
      ${purchase.createdAt})
    ON CONFLICT DO NOTHING`;
}

/** What the account API answers. */
export function subscriptionsOf({ sql }: Database, userId: number): WireSubscription[] {
  return sql.all`
    SELECT course_id AS courseId, type FROM subscriptions
    WHERE user_id = ${userId} ORDER BY created_at, course_id`;
}

/** What « Mon compte » lists. */
export function purchasedCourses(
  { sql }: Database,
  userId: number,
): { id: string; name: string; price: number }[] {
  return sql.all`
    SELECT courses.id, courses.name, subscriptions.price
    FROM subscriptions JOIN courses ON courses.id = course_id
    WHERE user_id = ${userId} ORDER BY subscriptions.created_at, courses.id`;
}
