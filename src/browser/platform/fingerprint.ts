import { load } from '@fingerprintjs/fingerprintjs';

/**
 * The hash of this browser, 32 hexadecimal characters; rejects when it cannot be computed. Calls no
 * third party (V9).
 */
export async function fingerprint(): Promise<string> {
  const agent = await load({ monitoring: false });
  const { visitorId } = await agent.get();
  return visitorId;
}
