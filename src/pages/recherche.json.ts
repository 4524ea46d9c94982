import { renderTutorials } from '../collections/tutorials.ts';
import type { TutorialIndexEntry } from '../rules/tutorial/tutorial-search.ts';

/** The index of all tutorials, steps and headings, for the search that answers at once (R6). */
export async function GET(): Promise<Response> {
  const tutorials = await renderTutorials();
  const index: TutorialIndexEntry[] = tutorials.map(({ slug, about, steps }) => ({
    slug,
    name: about.title,
    steps: steps.map(({ key, title, headings }) => ({
      key,
      title,
      headings: headings.map((heading) => [heading.slug, heading.text] as const),
    })),
  }));
  return Response.json(index);
}
