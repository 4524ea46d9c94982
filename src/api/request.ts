import { visitorId } from '../browser/choice/visitor.ts';
import { readCookie } from '../browser/platform/cookies.ts';
import { SERVICES } from '../config.ts';
import { type Endpoint, VISITOR_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../wire/endpoints.ts';

/** A header holds these characters alone: any other makes every call throw. */
const HEADER_VALUE = /^[\x21-\x7e]+$/;

/** Sends one call with the session's cookies, `x-visitor-id` and the xsrf token (N2). */
export function request(
  { service, method, path }: Endpoint,
  search = '',
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${SERVICES[service].replace(/\/$/, '')}${path}${search}`, {
    ...init,
    method,
    credentials: 'include',
    headers: { ...headers(), ...init.headers },
  });
}

/**
 * One POST, with a JSON body or none. Returns the status, whatever it is; throws on a network failure, on
 * an answer cut short, and on a redirect, whose target says nothing of the call (N18).
 */
async function submit(endpoint: Endpoint, body?: unknown): Promise<number> {
  const json = body !== undefined && {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  };
  const response = await request(endpoint, '', { redirect: 'error', ...json });
  await response.arrayBuffer();
  return response.status;
}

/** Whether one POST had its own success. A failure of any kind is logged and never retried (N18). */
export async function succeeds(endpoint: Endpoint, body?: unknown): Promise<boolean> {
  try {
    return (await submit(endpoint, body)) === endpoint.success;
  } catch (error) {
    console.warn(endpoint.path, error);
    return false;
  }
}

function headers(): Record<string, string> {
  const token = readCookie(XSRF_COOKIE) ?? '';
  return {
    Accept: 'application/json',
    [VISITOR_HEADER]: visitorId(),
    ...(HEADER_VALUE.test(token) && { [XSRF_HEADER]: token }),
  };
}
