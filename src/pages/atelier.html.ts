import program from '../inline/workshop-frame.ts?program';
import { workshopFrame } from '../rules/tutorial/workshop/frame.ts';

/** The frame in which the code of a reader runs. */
export function GET(): Response {
  return new Response(workshopFrame(program));
}
