import { ENDPOINTS } from '../wire/endpoints.ts';
import type { WireMessage } from '../wire/types.ts';
import { succeeds } from './request.ts';

/** Whether the message was accepted; it takes the time that the network takes (N1, N18). */
export function sendMessage(message: WireMessage): Promise<boolean> {
  return succeeds(ENDPOINTS.sendMessage, message);
}
