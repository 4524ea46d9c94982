import type { Surroundings } from '../page/engine.ts';
import { isLanguage, type LanguageName } from '../registry.ts';

/** In milliseconds: a small file that has not come by then is given up, and may be asked again. */
const LIMIT_MS = 30_000;

/** An exercise as its page needs it, once its button is tapped. */
export interface ExerciseFile extends Pick<Surroundings, 'files' | 'page' | 'tests'> {
  language: LanguageName;
  /** The first code of the reader. */
  starter: string;
}

/** Where the build writes what the workshop needs of an exercise; asked again when the network allows. */
export function exercisePath(tutorial: string, name: string): string {
  return `/exercices/${tutorial}/${name}.json`;
}

/** What our build wrote; throws a `TypeError` for anything else, such as a page in its place. */
export function decodeExercise(answer: unknown): ExerciseFile {
  const { language, page, starter, tests, files } = Object(answer) as Record<string, unknown>;
  const isWhole = [page, starter, tests].every((one) => typeof one === 'string');
  if (!isLanguage(String(language)) || !isWhole) throw new TypeError();
  const texts = Object.entries(Object(files)).filter(([, text]) => typeof text === 'string');
  return {
    ...({ language, page, starter, tests } as ExerciseFile),
    ...(texts.length > 0 && { files: Object.fromEntries(texts) as Record<string, string> }),
  };
}

/** A JSON file of our own site, as `decode` reads it; throws when it does not come. */
export async function fetchOwnFile<Value>(
  path: string,
  decode: (answer: unknown) => Value,
): Promise<Value> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(LIMIT_MS) ?? null });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return decode(await answer.json());
}
