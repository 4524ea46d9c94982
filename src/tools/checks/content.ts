import { globSync } from 'node:fs';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { drafts as allDrafts, isOfDraft } from './draft.ts';
import { inOrder } from './fault.ts';
import { openLibrary } from './read/tutorial.ts';
import { schemaFaults } from './schemas.ts';
import { catalogFaultsIn, type Desk, makeSite, missingFiles, structureOf } from './structure.ts';
import { openWords } from './words.ts';

/** Which faults are asked for. */
export interface Asked {
  /**
   * The folders and files that are being written (Y6): those of `drafts()` unless named. All of the content
   * is asked for without them; one that is named is spared what it still lacks.
   */
  readonly drafts?: readonly string[];
  /** The catalogue is served from `content`: an owner's own service has other categories and media. */
  readonly isEmbedded?: boolean;
  /** All texts are here: a word of our own list that none of them holds is a fault too. */
  readonly isWhole?: boolean;
  /** Texts to read in place of those on the disk, by file. */
  readonly texts?: ReadonlyMap<string, string>;
}

type Files = readonly string[] | undefined;

/**
 * Every file that writers keep, sorted.
 *
 * @public the command that writers run opens folders with it
 */
export function contentFiles(): string[] {
  return globSync('content/**/*', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}

/**
 * What would break a page in these files of `content`, or in all of it, in the order of the files: names,
 * YAML, schemas, tags, links, media. A build stops at them (W9). Never throws for what a writer wrote.
 */
export async function structureFaults(files?: Files, asked: Asked = {}): Promise<Fault[]> {
  const desk = openDesk(asked);
  const all = filesOf(files, desk);
  const faults = (await Promise.all(all.map((file) => structureOf(file, desk)))).flat();
  return told([...faults, ...aroundFiles(files, all, desk)], desk);
}

/**
 * The faults of structure, and those of the words: spelling, grammar, style, lengths, and all that the
 * standard of the content asks of a finished text (Y5). Samples and exercises are not run here.
 *
 * @public the command that writers run asks for it
 */
export async function contentFaults(files?: Files, asked: Asked = {}): Promise<Fault[]> {
  const desk = openDesk(asked);
  const all = filesOf(files, desk);
  const words = openWords(desk);
  const faults: Fault[] = [];
  for (const file of all) {
    const broken = await structureOf(file, desk);
    const said = words.faultsOf(file);
    // A piece that is missing may be there, under a tag or a title that is refused.
    const judged = broken.length > 0 ? said.filter(({ whenDone }) => !whenDone) : said;
    const foreign = broken.filter(({ isForeign }) => isForeign).map(({ line }) => line);
    faults.push(...broken, ...judged.filter(({ line }) => !foreign.includes(line)));
  }
  if (asked.isWhole) {
    // A word that only a draft needs is needed.
    for (const file of contentFiles()) if (isOfDraft(file, desk.drafts)) words.faultsOf(file);
    faults.push(...words.useless());
  }
  return told([...faults, ...aroundFiles(files, all, desk)], desk);
}

function openDesk({ drafts = allDrafts(), isEmbedded = true, texts }: Asked): Desk {
  const library = openLibrary(texts);
  return { drafts, isEmbedded, library, site: makeSite(library) };
}

function filesOf(files: Files, { drafts }: Desk): readonly string[] {
  return files ?? contentFiles().filter((file) => !isOfDraft(file, drafts));
}

/** What no single file shows: files that are missing, the catalogue as a whole. */
function aroundFiles(files: Files, all: readonly string[], desk: Desk): Fault[] {
  return [...catalogFaultsIn(all, desk), ...(files ? [] : missingFiles())];
}

/**
 * In order, without those that a draft may have, nor those that only follow from another one: what rests on
 * a file whose fields are faulty, a file that is missing under the name that another one should have.
 */
function told(faults: readonly Fault[], { drafts, library }: Desk): Fault[] {
  const rested = new Set(faults.flatMap(({ restsOn }) => restsOn ?? []));
  const unsound = [...rested].filter((file) => schemaFaults(library.yaml(file)).length > 0);
  const misnamed = faults.flatMap(({ meant }) => meant ?? []);
  const causes = faults.filter(
    ({ file, whenDone, restsOn = '' }) =>
      !(whenDone && isOfDraft(file, drafts)) &&
      !unsound.includes(restsOn) &&
      (library.has(file) || !misnamed.includes(file)),
  );
  return inOrder(causes);
}
