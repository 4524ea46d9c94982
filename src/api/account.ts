import type { Subscription } from '../rules/course/course.ts';
import { decodeSubscriptions } from '../wire/decode.ts';
import { ENDPOINTS } from '../wire/endpoints.ts';
import { HttpError, type Known, read } from './http.ts';

const NOT_LOGGED_IN = 401;

/**
 * What the learner has bought; an empty list when nobody is logged in (401), which closes what was open
 * (A4).
 */
export async function fetchSubscriptions(
  known?: Known<Subscription[]>,
): Promise<Known<Subscription[]>> {
  try {
    return await read(ENDPOINTS.subscriptions, {}, decodeSubscriptions, known);
  } catch (error) {
    if (error instanceof HttpError && error.status === NOT_LOGGED_IN) return NO_SESSION;
    throw error;
  }
}

/** Without a session nothing is held; it is one object, so that nothing is drawn again. */
export const NO_SESSION: Known<Subscription[]> = { data: [], etag: null };
