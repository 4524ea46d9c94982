import { ENDPOINTS } from '../wire/endpoints.ts';
import type { WireMessage } from '../wire/types.ts';
import { succeeds } from './request.ts';

/** « true only if status 200, else false » (section 7). */
export function sendMessage(message: WireMessage): Promise<boolean> {
  return succeeds(ENDPOINTS.sendMessage, message);
}
