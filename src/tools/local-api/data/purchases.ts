import { type Catalog, findCourse } from './catalog.ts';
import type { Database } from './database.ts';

/** What a user has bought; `price` is in FCFA. */
interface Purchase {
  courseId: string;
  type: string;
  price: number;
}

/** Writes that a whole course was bought: once, however often it is called (O6). */
export function insertFullSubscription(
  { sql }: Database,
  bought: { userId: number; courseId: string; price: number; createdAt: number },
): void {
  sql.run`
    INSERT INTO subscriptions (user_id, course_id, type, price, created_at)
    VALUES (${bought.userId}, ${bought.courseId}, 'full', ${bought.price}, ${bought.createdAt})
    ON CONFLICT DO NOTHING`;
}

/** What a user has bought of the courses that are still there (W13). */
export function purchasesOf({ sql }: Database, catalog: Catalog, userId: number): Purchase[] {
  const bought = sql.all<Purchase>`
    SELECT course_id AS courseId, type, price FROM subscriptions
    WHERE user_id = ${userId} ORDER BY created_at, course_id`;
  return bought.filter(({ courseId }) => findCourse(catalog, courseId));
}
