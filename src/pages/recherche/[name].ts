import type { APIContext } from 'astro';
import { tutorialSearch } from '../../collections/search.ts';

/** The list of the words of all tutorials, then the texts of each step, from which excerpts are cut (R6). */
export async function getStaticPaths() {
  const { index, words, texts } = await tutorialSearch();
  return [
    { params: { name: `${index.words}.txt` }, props: { body: words } },
    ...Object.entries(texts).map(([step, sections]) => ({
      params: { name: `${step}.json` },
      props: { body: JSON.stringify(sections) },
    })),
  ];
}

export function GET({ props }: APIContext<{ body: string }>): Response {
  return new Response(props.body);
}
