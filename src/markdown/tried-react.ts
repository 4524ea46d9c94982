import { neededFiles } from '../workshop/build.ts';
import type { Lesson } from './lesson.ts';

/** What is read of a fence here. */
interface TriedSample {
  fileName?: string | undefined;
  code: string;
  words: ReadonlySet<string>;
}

/** What a bundler imports, and the workshop can put together. */
const IMPORTED = /\.(?:jsx?|css|json)$/;

/** Remembers a file that the step shows: a sample after it may import it. */
export function rememberFile({ fileName, code }: TriedSample, lesson: Lesson): void {
  if (!fileName || !IMPORTED.test(fileName)) return;
  lesson.files ??= {};
  lesson.files[fileName] = code;
}

/**
 * What the workshop must know of a sample of React: its own name, and the files of the step that it imports.
 * Undefined for one that it cannot run alone: what it imports is not there, or it goes on from another (U1).
 */
export function factsToTry(
  { fileName, code, words }: TriedSample,
  files: Readonly<Record<string, string>> = {},
): Record<string, string> | undefined {
  const needed = neededFiles({ name: fileName ?? 'exemple.jsx', code }, files);
  if (!needed || words.has('continue')) return undefined;
  return {
    dataWorkshop: 'jsx',
    ...(fileName && { dataFile: fileName }),
    ...(needed.length > 0 && { dataFiles: needed.join(' ') }),
  };
}
