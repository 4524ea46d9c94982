import { XSRF_COOKIE } from '../../wire/endpoints.ts';
import type { Reply } from './ask.ts';

/** Every cookie that an answer sets is closed to scripts, but the one that they must read. */
export function cookieFaults({ url, headers }: Reply): string[] {
  return (headers['set-cookie'] ?? []).flatMap((cookie) => {
    const [name = ''] = cookie.split('=', 1);
    const has = (flag: RegExp) => flag.test(cookie);
    const isRead = name === XSRF_COOKIE;
    return [
      isRead && has(/;\s*HttpOnly/i) && `${name} sans HttpOnly attendu — le site doit le lire`,
      !isRead &&
        !has(/;\s*HttpOnly/i) &&
        `${name} : HttpOnly attendu — un programme glissé dans une page le lirait`,
      !has(/;\s*SameSite=\w/i) &&
        `${name} : SameSite attendu — Lax, ou None quand le service n’est pas du même domaine que le site`,
      url.startsWith('https:') &&
        !has(/;\s*Secure/i) &&
        `${name} : Secure attendu — il partirait aussi sans chiffrement`,
    ]
      .filter((fault) => fault !== false)
      .map((fault) => `cookie ${fault}`);
  });
}
