import { WORKSHOP_FRAME } from '../inline/workshop-frame.ts';

/** The frame in which the code of a reader runs (U2). */
export function GET(): Response {
  return new Response(WORKSHOP_FRAME);
}
