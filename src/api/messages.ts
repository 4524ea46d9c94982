import { ENDPOINTS } from '../wire/endpoints.ts';
import type { WireMessage } from '../wire/types.ts';
import { PATIENCE_MS, succeeds } from './request.ts';

/** Whether the message was accepted (N1, N18). */
export function sendMessage(message: WireMessage): Promise<boolean> {
  return succeeds(ENDPOINTS.sendMessage, message, PATIENCE_MS);
}
