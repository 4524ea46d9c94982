import { readCookie } from './cookies.ts';

const VISITOR_COOKIE = 'visitorId';
/** The specification's own value for « no fingerprint » (section 8). */
const NO_VISITOR = 'null';
const FINGERPRINT = /^[0-9a-f]{32}$/;

/** What the header `x-visitor-id` says: the stored fingerprint hash, else « null » (decisions, §4). */
export function visitorId(): string {
  const stored = readCookie(VISITOR_COOKIE) ?? '';
  return FINGERPRINT.test(stored) ? stored : NO_VISITOR;
}
