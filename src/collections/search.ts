import { createHash } from 'node:crypto';
import { writeWords } from '../rules/tutorial/search/search-words.ts';
import { placesIn, type TutorialIndex } from '../rules/tutorial/search/tutorial-search.ts';
import { tutorialLinks } from './resources.ts';
import { renderTutorials, type WrittenStep } from './tutorials.ts';

/** What the search of tutorials asks for: its index, the list of its words, and the texts of each step (R6). */
export interface TutorialSearch {
  index: TutorialIndex;
  words: string;
  /** By the names of steps, `python-bases`, then by the ids of headings. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The search of all tutorials that are no drafts. */
export async function tutorialSearch(): Promise<TutorialSearch> {
  const rendered = await renderTutorials();
  // In the order of the marketplace: of two equal answers, the first tutorial is read first.
  const order = [...(await tutorialLinks()).keys()];
  rendered.sort((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
  const tutorials = rendered.map(({ slug, about, steps }) => ({
    slug,
    name: about.title,
    steps: steps.map(({ key, title, headings }) => ({
      key,
      title,
      headings: headings.map((heading) => [heading.slug, heading.text] as const),
    })),
  }));
  const texts = Object.fromEntries(
    rendered.flatMap(({ slug, steps }) =>
      steps.map((step) => [`${slug}-${step.key}`, textsOf(step)]),
    ),
  );
  const words = writeWords(
    placesIn(tutorials).map(({ slug, step, heading }) => texts[`${slug}-${step}`]?.[heading] ?? ''),
  );
  const hash = createHash('sha256')
    .update(JSON.stringify([tutorials, words]))
    .digest('hex');
  return { index: { words: `mots-${hash.slice(0, 8)}`, tutorials }, words, texts };
}

function textsOf({ sections }: WrittenStep): Record<string, string> {
  return Object.fromEntries(sections.map(({ heading, texts }) => [heading, texts.join(' ')]));
}
