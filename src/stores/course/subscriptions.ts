import { fetchSubscriptions } from '../../api/account.ts';
import type { Subscription } from '../../rules/course/course.ts';
import { createQuery, type Query } from '../query.ts';

/**
 * What the learner has bought; undefined until the service has answered, so the course stays locked
 * (A3).
 */
export const subscriptions: Query<Subscription[]> = createQuery(
  'Subscriptions',
  fetchSubscriptions,
);
