import * as v from 'valibot';
import type { IndexedTutorial, TutorialIndex } from '../rules/tutorial/search/tutorial-search.ts';
import { isStepKey } from '../rules/tutorial/steps.ts';

/** Where the build writes the index of tutorials, and what only a question asks for. */
export const TUTORIAL_INDEX_PATH = '/recherche.json';
export const TUTORIAL_TEXTS = '/recherche/';

const heading = v.strictTuple([v.string(), v.string()]);
const step = v.object({
  key: v.custom<IndexedTutorial['steps'][number]['key']>(isStepKey),
  title: v.string(),
  headings: v.array(heading),
});
const index = v.object({
  words: v.string(),
  tutorials: v.array(v.object({ slug: v.string(), name: v.string(), steps: v.array(step) })),
});
const texts = v.record(v.string(), v.string());

/** The index that our build wrote; undefined when something else came, such as an error page. */
export function decodeTutorialIndex(body: unknown): TutorialIndex | undefined {
  const result = v.safeParse(index, body);
  return result.success ? result.output : undefined;
}

/** The texts of a step by the ids of their headings; undefined when something else came. */
export function decodeTexts(body: unknown): Readonly<Record<string, string>> | undefined {
  const result = v.safeParse(texts, body);
  return result.success ? result.output : undefined;
}
