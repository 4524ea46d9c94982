import * as v from 'valibot';
import { isStepKey } from '../rules/tutorial/steps.ts';
import type { TutorialIndexEntry } from '../rules/tutorial/tutorial-search.ts';

/** Where the build writes the index of tutorials. */
export const TUTORIAL_INDEX_PATH = '/recherche.json';

const heading = v.strictTuple([v.string(), v.string()]);
const step = v.object({
  key: v.custom<TutorialIndexEntry['steps'][number]['key']>(isStepKey),
  title: v.string(),
  headings: v.array(heading),
});
const index = v.array(v.object({ slug: v.string(), name: v.string(), steps: v.array(step) }));

/** The index that our build wrote; undefined when something else came, such as an error page. */
export function decodeTutorialIndex(body: unknown): TutorialIndexEntry[] | undefined {
  const result = v.safeParse(index, body);
  return result.success ? result.output : undefined;
}
