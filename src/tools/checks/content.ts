import { existsSync, globSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { CAREER_FILES } from '../../rules/site/career.ts';
import { catalogFaults } from './catalog.ts';
import { causes } from './causes.ts';
import { coverageFaults } from './coverage.ts';
import { drafts as allDrafts, holdsWords, isOfDraft, placeFaults } from './draft.ts';
import { at, inOrder, unlessDone } from './fault.ts';
import { nameFaults } from './names.ts';
import { offeredFaults } from './offered.ts';
import { makeProofreader, OWN_WORDS, type Proofreader } from './prose/prose.ts';
import { gluedTags } from './read/blocks.ts';
import { fieldsOf, proseFields } from './read/field.ts';
import { isPicture, sizeOf } from './read/picture.ts';
import { type Library, openLibrary, pageProse, TUTORIALS } from './read/tutorial.ts';
import { readYaml } from './read/yaml.ts';
import { careerReferences, tutorialReferences } from './references.ts';
import { schemaFaults, schemaOf } from './schemas.ts';
import { career } from './steps/career.ts';
import { compiledFaults } from './steps/compiled.ts';
import { links, type Site } from './steps/links.ts';
import { exerciseFaults, stepFaults, tutorialFaults } from './steps/steps.ts';

/** What the faults of the catalogue speak of. */
const CATALOG = /^content\/(?:catalog\/|free-courses\.yaml$)/;

const NEEDED = [
  'free-courses.yaml',
  'home.yaml',
  'orientation.yaml',
  'resources.yaml',
  'seller.mdx',
];

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

/** What the checks of one run share. */
interface Desk {
  readonly drafts: readonly string[];
  readonly isEmbedded: boolean;
  readonly library: Library;
  readonly proofreader: Proofreader;
  readonly site: Site;
}

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
 * What is wrong in these files of `content`, or in all of it, in the order of the files (W9). Never
 * throws for what a writer wrote. Samples and exercises are not run here.
 */
export async function contentFaults(
  files?: readonly string[],
  { drafts = allDrafts(), isEmbedded = true, texts, isWhole = false }: Asked = {},
): Promise<Fault[]> {
  const library = openLibrary(texts);
  const proofreader = makeProofreader(library.textAt(OWN_WORDS));
  const desk = { drafts, isEmbedded, library, proofreader, site: siteOf(library) };
  const asked = files ?? contentFiles().filter((file) => !isOfDraft(file, drafts));
  const faults: Fault[] = [];
  for (const file of asked) faults.push(...(await fileFaults(file, desk)));
  if (isEmbedded && asked.some((file) => CATALOG.test(file))) {
    faults.push(...catalogFaults(drafts).filter(({ file }) => asked.includes(file)));
  }
  if (!files) faults.push(...missingFiles());
  if (isWhole) {
    // A word that only a draft needs is needed.
    const unasked = contentFiles().filter((file) => isOfDraft(file, drafts));
    for (const file of unasked) await fileFaults(file, desk);
    faults.push(...proofreader.uselessWords());
  }
  const isAsked = ({ file, whenDone }: Fault) => !(whenDone && isOfDraft(file, drafts));
  return inOrder(causes(faults.filter(isAsked), library));
}

async function fileFaults(file: string, desk: Desk): Promise<Fault[]> {
  const names = nameFaults(file);
  if (names.length > 0 || !desk.library.has(file)) return names;
  if (file === OWN_WORDS) return desk.proofreader.disorder();
  const hasWords = holdsWords(file) && !isOfDraft(file, desk.drafts);
  const places = hasWords ? placeFaults(file, desk.library.textAt(file)) : [];
  const faults = await kindFaults(file, desk);
  // What is still to be written is short of words too.
  return places.length > 0 ? [...places, ...unlessDone(faults)] : faults;
}

function kindFaults(file: string, desk: Desk): Fault[] | Promise<Fault[]> {
  if (file.endsWith('.yaml')) return yamlFaults(file, desk);
  if (file.endsWith('.mdx')) return pageFaults(file, desk);
  return [...exerciseFaults(file, desk.library), ...offeredFaults(file, desk.library)];
}

function yamlFaults(file: string, { drafts, library, proofreader }: Desk): Fault[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const source = library.textAt(file);
  const { faults } = readYaml(file, source);
  if (faults.length > 0) return [...faults];
  return [
    ...(isOfDraft(file, drafts) ? [] : schemaFaults(file, source, schema)),
    ...proofreader.faults(proseFields(file, fieldsOf(source))),
    ...(basename(file) === 'tutorial.yaml'
      ? [...tutorialReferences(file, library), ...tutorialFaults(file, library)]
      : []),
    ...coverageFaults(file, library),
    ...offeredFaults(file, library),
  ];
}

async function pageFaults(
  file: string,
  { drafts, isEmbedded, library, proofreader, site }: Desk,
): Promise<Fault[]> {
  const page = library.page(file);
  const schema = schemaOf(file);
  // The rest of a text that is badly read would be judged wrongly.
  if (page.faults.length > 0 || !schema) return [...page.faults];
  const source = library.textAt(file);
  const tutorial = library.tutorial(slugOf(file));
  const isCareer = matchesGlob(file, 'content/career/*');
  const compiled = await compiledFaults(file, source);
  const step = tutorial ? stepFaults(library.lesson(file), tutorial) : [];
  return [
    ...(isOfDraft(file, drafts) ? [] : schemaFaults(file, source, schema)),
    ...gluedTags(file, source, page.nodes),
    ...compiled,
    ...links(page, tutorial, site),
    ...proofreader.faults(pageProse(page), tutorial && versionsOf(tutorial.about)),
    ...(isCareer ? [...career(page), ...careerReferences(file, library, isEmbedded)] : []),
    // A piece that is missing may be there, under a tag or a title that is refused.
    ...(compiled.length > 0 ? unlessDone(step) : step),
  ];
}

/** The files that the site cannot do without: its lists, the sections of the career guide. */
function missingFiles(): Fault[] {
  const sections = CAREER_FILES.map((name) =>
    at(
      `content/career/${name}`,
      1,
      'cette section manque',
      'écris-la : le guide des métiers en a huit',
    ),
  );
  const files = NEEDED.map((name) =>
    at(`content/${name}`, 1, 'ce fichier manque', 'remets-le : le site le lit'),
  );
  return [...files, ...sections].filter(({ file }) => !existsSync(file));
}

/** `content/tutorials/python/3-bases.mdx` → `python`; empty elsewhere. */
function slugOf(file: string): string {
  return file.startsWith(`${TUTORIALS}/`) ? (file.split('/')[2] ?? '') : '';
}

/** Without them any number may be a version: the fault is that they are missing. */
function versionsOf(about: string) {
  const fields = new Map(fieldsOf(about).map(({ path, value }) => [path, value]));
  const minimum = fields.get('version.minimum') ?? '0';
  return { minimum, taught: fields.get('version.taught') ?? '999.999.999' };
}

function siteOf(library: Library): Site {
  const pages = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((page) => !page.includes('[') && page !== '404.astro')
    .map((page) => `/${page.replace(/(?:\/?index)?\.astro$/, '')}`);
  return {
    routes: new Set(pages),
    slugs: library.slugs,
    tutorial: library.tutorial,
    sizeOf,
    isPicture,
  };
}
