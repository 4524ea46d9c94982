import { type CollectionEntry, getCollection, getEntry, render } from 'astro:content';
import { STEPS, type StepKey } from '../rules/tutorial/steps.ts';
import type { Body } from './entry.ts';

/** The reading speed behind the minutes of a step (T13). */
const WORDS_PER_MINUTE = 120;

/** A written tutorial as `tutorial.yaml` describes it, without its text. */
export interface ListedTutorial {
  slug: string;
  about: CollectionEntry<'tutorials'>['data'];
}

/** A tutorial with the text of its eight steps. */
export interface Tutorial extends ListedTutorial {
  steps: readonly Step[];
}

/** One step of a tutorial, its text ready to be placed on the page. */
export interface Step {
  key: StepKey;
  title: string;
  description: string;
  objectives: readonly string[];
  /** Reading time in minutes, code included (T13). */
  minutes: number;
  headings: readonly { slug: string; text: string }[];
  Content: Body;
}

/** Every written tutorial, by slug. */
export async function listTutorials(): Promise<ListedTutorial[]> {
  const entries = await getCollection('tutorials');
  return entries
    .map(({ id, data }) => ({ slug: id, about: data }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** The `count` tutorials written or revised last, newest first (H2). */
export async function newestTutorials(count: number): Promise<ListedTutorial[]> {
  const all = await listTutorials();
  return all
    .toSorted((a, b) => b.about.updated.getTime() - a.about.updated.getTime())
    .slice(0, count);
}

/** Compiles the eight steps; throws the name of a step that is missing or has no place (T1). */
export async function renderTutorial({ slug, about }: ListedTutorial): Promise<Tutorial> {
  const wanted = STEPS.map(({ key }, index) => ({ key, id: `${slug}/${index + 1}-${key}` }));
  const ids = wanted.map(({ id }) => id);
  const found = await getCollection('steps', ({ id }) => id.startsWith(`${slug}/`));
  const foreign = found.find(({ id }) => !ids.includes(id));
  if (foreign) {
    throw new Error(`content/tutorials/${foreign.id}.mdx : les étapes sont ${ids.join(', ')}.`);
  }
  return { slug, about, steps: await Promise.all(wanted.map(renderStep)) };
}

async function renderStep({ key, id }: { key: StepKey; id: string }): Promise<Step> {
  const entry = await getEntry('steps', id);
  if (!entry) throw new Error(`content/tutorials/${id}.mdx manque : un tutoriel a huit étapes.`);
  const { Content, headings } = await render(entry);
  const words = (entry.body ?? '').split(/\s+/).length;
  return {
    key,
    ...entry.data,
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    headings: headings.filter(({ depth }) => depth === 3),
    Content,
  };
}
