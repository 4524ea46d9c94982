import { tutorialSearch } from '../collections/search.ts';

/** The index of all tutorials, steps and headings, for the search that answers at once (R6). */
export async function GET(): Promise<Response> {
  return Response.json((await tutorialSearch()).index);
}
