import type { CheckedLanguage, WorkshopExercise } from '../rules/tutorial/workshop/check.ts';

/** An exercise as its page needs it, once its button is tapped; the `page` of SQL is the base that it starts from. */
export interface ExerciseFile extends Omit<WorkshopExercise, 'code' | 'language'> {
  language: CheckedLanguage | 'jsx' | 'typescript' | 'python' | 'sql';
  /** The other files of a program in JSX, by their names. */
  files?: Readonly<Record<string, string>>;
  /** The first code of the reader. */
  starter: string;
}

/** The technology of a starter, by its extension: those whose tests run in the page (U11). */
const LANGUAGES: Readonly<Record<string, ExerciseFile['language']>> = {
  html: 'html',
  css: 'css',
  js: 'javascript',
  jsx: 'jsx',
  ts: 'typescript',
  py: 'python',
  sql: 'sql',
};

/** Where the build writes what the workshop needs of an exercise; asked again when the network allows. */
export function exercisePath(tutorial: string, name: string): string {
  return `/exercices/${tutorial}/${name}.json`;
}

/**
 * What a page cannot offer: Node's files and servers, a package, a base behind a server, or a browser that
 * is driven from outside (React Native).
 */
const FOR_NODE =
  /\bfrom '(?!\.|node:(?:test|assert\/strict)')|\btest, \{|\(\{ page \}\)|\b(?:axe|validate)\(/;

/**
 * The language of an exercise, from the names of its files and the text of its tests; undefined when no
 * page can check it.
 */
export function exerciseLanguage(
  names: readonly string[],
  tests: string,
): ExerciseFile['language'] | undefined {
  const starter = names.find((name) => name.startsWith('starter.')) ?? '';
  return FOR_NODE.test(tests) ? undefined : LANGUAGES[starter.slice('starter.'.length)];
}

/** What our build wrote; throws a `TypeError` for anything else, such as a page in its place. */
export function decodeExercise(answer: unknown): ExerciseFile {
  const { language, page, starter, tests, files } = Object(answer) as Record<string, unknown>;
  const known = Object.values(LANGUAGES).find((one) => one === language);
  if (
    !known ||
    typeof page !== 'string' ||
    typeof starter !== 'string' ||
    typeof tests !== 'string'
  )
    throw new TypeError('not an exercise');
  const texts = Object.entries(Object(files)).filter(([, text]) => typeof text === 'string');
  return {
    ...{ language: known, page, starter, tests },
    ...(texts.length > 0 && { files: Object.fromEntries(texts) as Record<string, string> }),
  };
}
