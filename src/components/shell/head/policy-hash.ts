import { hash } from 'node:crypto';

/** The hash by which the policy of a page lets this inline style or program be (W12). */
export function policyHash(text: string): `sha256-${string}` {
  return `sha256-${hash('sha256', text, 'base64')}`;
}
