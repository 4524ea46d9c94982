import { fetchSubscriptions, NO_SESSION } from '../../api/account.ts';
import { onMayBeLoggedIn } from '../../browser/course/login.ts';
import type { Subscription } from '../../rules/course/course.ts';
import { createQuery, type Query } from '../query.ts';

/**
 * What the learner has bought; undefined until the service has answered, so the course stays locked (A3). Without
 * a session nothing is polled: it is asked again when someone may have logged in (A8).
 */
export const subscriptions: Query<Subscription[]> = createQuery(
  'Subscriptions',
  fetchSubscriptions,
  (known) => known !== NO_SESSION,
);

/** Without a session, asks again when someone may have logged in; returns the function that stops it (A8). */
export function followLogin(): () => void {
  return onMayBeLoggedIn(() => {
    if (subscriptions.$state.get().data === NO_SESSION.data) subscriptions.refresh();
  });
}
