import { fetchSubscriptions } from '../../api/account.ts';
import type { Subscription } from '../../rules/course/course.ts';
import { createQuery, type Query } from '../query.ts';

/** What the learner holds; any failure is an empty list, and a locked course (section 7). */
export const subscriptions: Query<Subscription[]> = createQuery(fetchSubscriptions);
