import { PROBE_CREDENTIALS } from '../config.ts';
import { ENDPOINTS } from '../wire/endpoints.ts';
import { succeeds } from './request.ts';

/** « success means HTTP 201; failure means not logged in » (section 7). */
export function probe(): Promise<boolean> {
  return succeeds(ENDPOINTS.login, { data: PROBE_CREDENTIALS });
}

/** « empty body; success means HTTP 200 » (section 7). */
export function logout(): Promise<boolean> {
  return succeeds(ENDPOINTS.logout);
}
