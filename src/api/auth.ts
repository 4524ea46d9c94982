import { PROBE_CREDENTIALS } from '../config.ts';
import { ENDPOINTS } from '../wire/endpoints.ts';
import { succeeds } from './request.ts';

/** Whether someone is logged in; a failure of any kind means no (S1). */
export function probe(): Promise<boolean> {
  return succeeds(ENDPOINTS.login, { data: PROBE_CREDENTIALS });
}

/** Whether the session was ended (S5, S6). */
export function logout(): Promise<boolean> {
  return succeeds(ENDPOINTS.logout);
}
