import { readCookie } from '../platform/cookies.ts';

export const VISITOR_COOKIE = 'visitorId';
/** The header says so when there is no hash (V8). */
const NO_VISITOR = 'null';
const FINGERPRINT = /^[0-9a-f]{32}$/;

/** The value of `x-visitor-id`: the stored hash, else `null` (V8). */
export function visitorId(): string {
  const stored = readCookie(VISITOR_COOKIE) ?? '';
  return FINGERPRINT.test(stored) ? stored : NO_VISITOR;
}

export function hasVisitorId(): boolean {
  return visitorId() !== NO_VISITOR;
}
