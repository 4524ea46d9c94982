import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stepOf } from '../../src/markdown/lesson.ts';
import { RENDERINGS_FOLDER, renderingName } from '../../src/rules/tutorial/renderings.ts';
import { keyOf } from './cache.ts';
import { closeChromium } from './chromium.ts';
import type { Fault, Job, Page, Sample } from './sample.ts';
import { technologies } from './technologies.ts';

/** Bytes: a learner pays for each of them. */
const MAX_BYTES = 12_000;
/** To be changed with the way of drawing: every picture is then drawn again. */
const WAY = 1;
const HASH_LENGTH = 8;

/** A picture that a page shows and that is not there, or was drawn of another state of its sample. */
interface Wanted {
  readonly file: string;
  readonly job: Job;
  readonly fault: Fault;
}

/** What keeps the pictures in the folders from being those that the pages show. */
export interface Gallery {
  /** `--write` draws them. */
  readonly wanted: readonly Wanted[];
  /** Files that no sample shows any more, as faults: `--write` removes them. */
  readonly strays: readonly Fault[];
  /** What only a writer can repair. */
  readonly faults: readonly Fault[];
}

/** `jobs`: the samples of these pages that are shown as pictures. */
export function galleryOf(pages: readonly Page[], jobs: readonly Job[]): Gallery {
  const files = new Map(jobs.map((job) => [job, fileOf(job)]));
  const shown = new Set(files.values());
  const lying = pages.flatMap(({ path }) =>
    globSync(join(folderOf(path), `${stepOf(path)}-*.webp`)),
  );
  return {
    wanted: [...files].flatMap(([job, file]) => (existsSync(file) ? [] : [wantedOf(job, file)])),
    strays: lying.filter((file) => !shown.has(file)).map(strayOf),
    faults: [...twins(jobs), ...[...files].flatMap(([job, file]) => weightFault(job, file))],
  };
}

/** Draws what is wanted and removes the strays; gives the faults of what was drawn. */
export async function drawAll({ wanted, strays }: Gallery): Promise<Fault[]> {
  for (const { path } of strays) rmSync(path);
  try {
    for (const { file, job } of wanted) {
      const technology = technologies.find(({ name }) => name === job.sample.technology);
      const picture = await technology?.draw?.(job);
      mkdirSync(dirname(file), { recursive: true });
      if (picture) writeFileSync(file, picture);
    }
  } finally {
    await closeChromium();
  }
  return wanted.flatMap(({ job, file }) => weightFault(job, file));
}

/** `…/css/renderings/bases-trois-cartes.1a2b3c4d.webp`: it changes with all that the picture shows. */
function fileOf({ sample, folder }: Job): string {
  const parts = [...sample.chain, sample].map(({ language, file, text }) => [language, file, text]);
  const hash = keyOf('rendering', WAY, parts, folder).slice(0, HASH_LENGTH);
  return `${nameOf(sample)}.${hash}.webp`;
}

/** By this the build finds a picture: where its sample stands, and how it is described. */
function nameOf({ path, rendering = '' }: Sample): string {
  return join(folderOf(path), renderingName(stepOf(path), rendering));
}

function folderOf(path: string): string {
  return join(dirname(path), RENDERINGS_FOLDER);
}

function wantedOf(job: Job, file: string): Wanted {
  const { path, output, line } = job.sample;
  const message = `son image n’est pas dessinée, ou l’exemple a changé : ajoute --write, puis regarde ${file}`;
  return { file, job, fault: { path, line: output?.line ?? line, message } };
}

function strayOf(path: string): Fault {
  return { path, line: 1, message: 'aucun exemple ne montre plus cette image : ajoute --write' };
}

function twins(jobs: readonly Job[]): Fault[] {
  const groups = Map.groupBy(jobs, ({ sample }) => nameOf(sample));
  return [...groups.values()].flatMap(([, ...others]) =>
    others.map(({ sample: { path, line, rendering } }) => {
      const message = `un autre rendu de cette page est déjà décrit ainsi : « ${rendering} »`;
      return { path, line, message };
    }),
  );
}

function weightFault({ sample: { path, line } }: Job, file: string): Fault[] {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes <= MAX_BYTES) return [];
  const message = `son image pèse ${bytes} octets, ${MAX_BYTES} au plus : montre moins de choses`;
  return [{ path, line, message }];
}
