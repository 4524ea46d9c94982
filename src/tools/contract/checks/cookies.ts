import { XSRF_COOKIE } from '../../../wire/endpoints.ts';
import type { Reply } from '../ask.ts';
import type { Findings } from '../findings.ts';

/** Every cookie that an answer sets is closed to scripts, but the one that they must read. */
export function checkCookies(title: string, { url, headers }: Reply, findings: Findings): void {
  for (const cookie of headers['set-cookie'] ?? []) {
    const [name = ''] = cookie.split('=', 1);
    const has = (flag: RegExp) => flag.test(cookie);
    if (name === XSRF_COOKIE) {
      findings.expect(
        title,
        !has(/;\s*HttpOnly/i),
        `cookie ${name} sans HttpOnly attendu — le site doit le lire`,
      );
    } else {
      findings.expect(
        title,
        has(/;\s*HttpOnly/i),
        `cookie ${name} : HttpOnly attendu — un programme glissé dans une page le lirait`,
      );
    }
    findings.expect(
      title,
      has(/;\s*SameSite=\w/i),
      `cookie ${name} : SameSite attendu — Lax, ou None quand le service n’est pas du même domaine que le site`,
    );
    if (new URL(url).protocol === 'https:') {
      findings.expect(
        title,
        has(/;\s*Secure/i),
        `cookie ${name} : Secure attendu — il partirait aussi sans chiffrement`,
      );
    }
  }
}
