import { ENDPOINTS } from '../wire/endpoints.ts';
import type { WireMessage } from '../wire/types.ts';
import { succeeds } from './request.ts';

/** In milliseconds: who sends a message is not left to wait for ever (N18). */
const PATIENCE_MS = 30_000;

/** Whether the message was accepted (N1, N18). */
export function sendMessage(message: WireMessage): Promise<boolean> {
  return succeeds(ENDPOINTS.sendMessage, message, AbortSignal.timeout?.(PATIENCE_MS));
}
