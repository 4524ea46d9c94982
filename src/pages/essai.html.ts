import { TRIAL_FRAME } from '../inline/workshop-frame.ts';

/** The frame in which a reader's trial runs (U2). */
export function GET(): Response {
  return new Response(TRIAL_FRAME);
}
