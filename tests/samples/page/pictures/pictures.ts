import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { keyOf } from '../../../../src/cache/cache.ts';
import { startLesson } from '../../../../src/markdown/lesson.ts';
import { RENDERINGS_FOLDER, renderingName } from '../../../../src/rules/tutorial/samples.ts';
import { type Fault, type Page, type Sample, writingOf } from '../../read/sample.ts';
import type { Job } from '../../run/technology.ts';
import { technologies } from '../../technologies/all.ts';
import { closeChromium } from '../chromium.ts';

/** In bytes, which learners pay for. */
const MAX_BYTES = 12_000;
/** Change it with the code that draws: every picture is then drawn again. */
const DRAWING_VERSION = 1;
const HASH_LENGTH = 8;

/** A picture that a page shows and that does not exist for the present state of its sample. */
interface MissingPicture {
  readonly file: string;
  readonly job: Job;
  readonly fault: Fault;
}

/** The differences between the pictures in the folders and those that the pages show. */
export interface Pictures {
  /** `--write` draws them. */
  readonly missing: readonly MissingPicture[];
  /** Files that no sample shows any more, as faults: `--write` removes them. */
  readonly unused: readonly Fault[];
  /** What only a writer can repair. */
  readonly faults: readonly Fault[];
}

/** Compares the pictures of these pages with the folders. `jobs`: the samples that are shown as pictures. */
export function checkPictures(pages: readonly Page[], jobs: readonly Job[]): Pictures {
  const files = new Map(jobs.map((job) => [job, fileOf(job)]));
  const shown = new Set(files.values());
  const existing = pages.flatMap(({ path }) =>
    globSync(join(folderOf(path), `${startLesson(path).step}-*.webp`)),
  );
  return {
    missing: [...files].flatMap(([job, file]) =>
      existsSync(file) ? [] : [missingPicture(job, file)],
    ),
    unused: existing.filter((file) => !shown.has(file)).map(unusedFault),
    faults: [
      ...duplicateFaults(jobs),
      ...[...files].flatMap(([job, file]) => weightFault(job, file)),
    ],
  };
}

/** Draws the missing pictures and removes the unused ones. Returns the faults of the new pictures. */
export async function drawPictures({ missing, unused }: Pictures): Promise<Fault[]> {
  for (const { file } of unused) rmSync(file);
  try {
    for (const { file, job } of missing) {
      const technology = technologies.find(({ name }) => name === job.sample.technology);
      const picture = await technology?.draw?.(job);
      mkdirSync(dirname(file), { recursive: true });
      if (picture) writeFileSync(file, picture);
    }
  } finally {
    await closeChromium();
  }
  return missing.flatMap(({ job, file }) => weightFault(job, file));
}

/** `…/css/renderings/bases-trois-cartes.1a2b3c4d.webp`: its hash changes with all that the picture shows. */
function fileOf({ sample, folder }: Job): string {
  const parts = [...sample.chain, sample].map(({ language, file, text }) => [language, file, text]);
  const hash = keyOf('rendering', DRAWING_VERSION, parts, folder).slice(0, HASH_LENGTH);
  return `${nameOf(sample)}.${hash}.webp`;
}

/** The build finds a picture by this name: its step, and the start of its description. */
function nameOf({ path, rendering = '' }: Sample): string {
  return join(folderOf(path), renderingName(startLesson(path).step, rendering));
}

function folderOf(path: string): string {
  return join(dirname(path), RENDERINGS_FOLDER);
}

function missingPicture(job: Job, file: string): MissingPicture {
  const { path, output, line } = job.sample;
  const says = 'son image n’est pas dessinée, ou l’exemple a changé';
  const remedy = `lance « ${writingOf(path)} », puis regarde ${file}`;
  return { file, job, fault: { file: path, line: output?.line ?? line, says, remedy } };
}

function unusedFault(file: string): Fault {
  const remedy = `supprime-la, ou lance « ${writingOf(dirname(dirname(file)))} »`;
  return { file, line: 1, says: 'aucun exemple ne montre plus cette image', remedy };
}

function duplicateFaults(jobs: readonly Job[]): Fault[] {
  const groups = Map.groupBy(jobs, ({ sample }) => nameOf(sample));
  return [...groups.values()].flatMap(([, ...others]) =>
    others.map(({ sample: { path, line, rendering } }) => {
      const says = `un autre rendu de cette page est déjà décrit ainsi : « ${rendering} »`;
      return { file: path, line, says, remedy: 'décris celui-ci autrement' };
    }),
  );
}

function weightFault({ sample: { path, line } }: Job, file: string): Fault[] {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes <= MAX_BYTES) return [];
  const says = `son image pèse ${bytes} octets, ${MAX_BYTES} au plus`;
  return [{ file: path, line, says, remedy: 'montre moins de choses' }];
}
