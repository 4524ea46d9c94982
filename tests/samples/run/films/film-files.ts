import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { startLesson } from '../../../../src/markdown/lesson.ts';
import { FILMS_FOLDER, filmName } from '../../../../src/rules/tutorial/film/film.ts';
import { type Fault, type Page, type Sample, writingOf } from '../../read/sample.ts';

/** A film whose file is missing, or tells another state of its sample. */
interface StaleFilm {
  readonly file: string;
  readonly text: string;
  readonly fault: Fault;
}

/** The differences between the films in the folders and those that the samples make. */
export interface FilmFiles {
  /** `--write` writes them. */
  readonly stale: readonly StaleFilm[];
  /** Files that no sample makes any more, as faults: `--write` removes them. */
  readonly unused: readonly Fault[];
}

/** Compares the films of these pages with the folders. `films`: those of the samples that passed. */
export function checkFilms(pages: readonly Page[], films: ReadonlyMap<Sample, string>): FilmFiles {
  const named = new Map(pages.flatMap(fileOfEach));
  const kept = new Set(named.values());
  const existing = pages.flatMap(({ path }) =>
    globSync(join(folderOf(path), `${startLesson(path).step}-*.json`)),
  );
  return {
    stale: [...named].flatMap(([sample, file]) => {
      const text = films.get(sample);
      return text === undefined || text === textIn(file)
        ? []
        : [{ file, text, fault: staleFault(sample) }];
    }),
    unused: existing.filter((file) => !kept.has(file)).map(unusedFault),
  };
}

/** Writes the films that changed, and removes those that no sample makes. */
export function writeFilms({ stale, unused }: FilmFiles): void {
  for (const { file } of unused) rmSync(file);
  for (const { file, text } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Films are numbered in each step, in the order of the page. */
function fileOfEach({ path, samples }: Page): [Sample, string][] {
  const filmed = samples.filter(({ isFilmed }) => isFilmed);
  const { step } = startLesson(path);
  return filmed.map((sample, at) => [
    sample,
    join(folderOf(path), `${filmName(step, at + 1)}.json`),
  ]);
}

function folderOf(path: string): string {
  return join(dirname(path), FILMS_FOLDER);
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function staleFault({ path, line }: Sample): Fault {
  const says = 'son pas à pas n’est pas écrit, ou l’exemple a changé';
  return { file: path, line, says, remedy: `lance « ${writingOf(path)} »` };
}

function unusedFault(file: string): Fault {
  const remedy = `supprime-le, ou lance « ${writingOf(dirname(dirname(file)))} »`;
  return { file, line: 1, says: 'aucun exemple n’a plus ce pas à pas', remedy };
}
