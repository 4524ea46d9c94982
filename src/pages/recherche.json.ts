import { tutorialLinks } from '../collections/resources.ts';
import { renderTutorials } from '../collections/tutorials.ts';
import type { TutorialIndexEntry } from '../rules/tutorial/tutorial-search.ts';

/** The index of all tutorials, steps and headings, for the search that answers at once (R6). */
export async function GET(): Promise<Response> {
  const tutorials = await renderTutorials();
  // In the order of the marketplace: of two equal answers, the first tutorial is read first.
  const order = [...(await tutorialLinks()).keys()];
  tutorials.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
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
