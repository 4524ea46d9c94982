import { hasConsent } from '../../browser/choice/consent.ts';
import { hasVisitorId } from '../../browser/choice/visitor.ts';
import { forgetVisitorId, keepVisitorId } from '../../browser/choice/visitor-cookie.ts';
import { SITES } from '../../config.ts';
import { mainDomain } from '../../rules/site/sites.ts';

/** One try and one retry (V10). */
const ATTEMPTS = 2;

/**
 * After acceptance only: computes the hash and stores it for the calls that follow; no call waits for
 * it (V9, V10).
 */
export async function identifyVisitor(): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS && hasConsent() && !hasVisitorId(); attempt++) {
    try {
      const { fingerprint } = await import('../../browser/platform/fingerprint.ts');
      const hash = await fingerprint();
      // Withdrawn meanwhile.
      if (hasConsent()) keepVisitorId(hash, mainDomain(SITES));
      return;
    } catch (error) {
      console.warn('fingerprint', error);
    }
  }
}

/** Deletes the hash at once, when the consent is withdrawn (V11). */
export function forgetVisitor(): void {
  forgetVisitorId(mainDomain(SITES));
}
