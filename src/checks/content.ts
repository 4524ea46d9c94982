import { existsSync, globSync, statSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import type { Fault } from '../markdown/lesson-fault.ts';
import { CAREER_FILES } from '../rules/site/career.ts';
import { at, inOrder } from './fault.ts';
import { nameFaults } from './names.ts';
import { makeProofreader, OWN_WORDS, type Proofreader } from './prose/prose.ts';
import { gluedTags } from './read/blocks.ts';
import { fieldsOf, proseFields } from './read/field.ts';
import { type Library, openLibrary, pageProse, TUTORIALS } from './read/tutorial.ts';
import { readYaml } from './read/yaml.ts';
import { careerReferences } from './references.ts';
import { schemaFaults, schemaOf } from './schemas.ts';
import { career } from './steps/career.ts';
import { compiledFaults } from './steps/compiled.ts';
import { links, type Site } from './steps/links.ts';
import { exerciseFaults, stepFaults, tutorialFaults } from './steps/steps.ts';

/** Which faults are asked for. */
export interface Asked {
  /** Tutorials that are being written: their lengths and their missing pieces are no faults yet. */
  readonly drafts?: ReadonlySet<string>;
  /** All texts are here: a word of our own list that none of them holds is a fault too. */
  readonly isWhole?: boolean;
  /** Texts to read in place of those on the disk, by file. */
  readonly texts?: ReadonlyMap<string, string>;
}

/** What the checks of one run share. */
interface Desk {
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
  { drafts = new Set(), texts, isWhole = false }: Asked = {},
): Promise<Fault[]> {
  const library = openLibrary(texts);
  const proofreader = makeProofreader(library.textAt(OWN_WORDS));
  const desk = { library, proofreader, site: siteOf(library) };
  const faults: Fault[] = [];
  for (const file of files ?? contentFiles()) faults.push(...(await fileFaults(file, desk)));
  if (!files) faults.push(...missingPages());
  if (isWhole) faults.push(...proofreader.uselessWords());
  const isAsked = ({ file, whenDone }: Fault) => !(whenDone && drafts.has(slugOf(file)));
  return inOrder(faults.filter(isAsked));
}

async function fileFaults(file: string, desk: Desk): Promise<Fault[]> {
  const names = nameFaults(file);
  if (names.length > 0 || !desk.library.has(file)) return names;
  if (file === OWN_WORDS) return desk.proofreader.disorder();
  if (file.endsWith('.yaml')) return yamlFaults(file, desk);
  if (file.endsWith('.mdx')) return pageFaults(file, desk);
  return exerciseFaults(file, desk.library);
}

function yamlFaults(file: string, { library, proofreader }: Desk): Fault[] {
  const schema = schemaOf(file);
  if (!schema) return [];
  const source = library.textAt(file);
  const { faults } = readYaml(file, source);
  if (faults.length > 0) return [...faults];
  return [
    ...schemaFaults(file, source, schema),
    ...proofreader.faults(proseFields(file, fieldsOf(source))),
    ...(basename(file) === 'tutorial.yaml' ? tutorialFaults(file, library) : []),
  ];
}

async function pageFaults(file: string, { library, proofreader, site }: Desk): Promise<Fault[]> {
  const page = library.page(file);
  const schema = schemaOf(file);
  // The rest of a text that is badly read would be judged wrongly.
  if (page.faults.length > 0 || !schema) return [...page.faults];
  const source = library.textAt(file);
  const tutorial = library.tutorial(slugOf(file));
  const isCareer = matchesGlob(file, 'content/career/*');
  return [
    ...schemaFaults(file, source, schema),
    ...gluedTags(file, source, page.nodes),
    ...(await compiledFaults(file, source)),
    ...links(page, tutorial, site),
    ...proofreader.faults(pageProse(page), tutorial && versionsOf(tutorial.about)),
    ...(isCareer ? [...career(page), ...careerReferences(file, library)] : []),
    ...(tutorial ? stepFaults(library.lesson(file), tutorial) : []),
  ];
}

/** The sections of the career guide that have no file. */
function missingPages(): Fault[] {
  return CAREER_FILES.map((name) => `content/career/${name}`)
    .filter((file) => !existsSync(file))
    .map((file) =>
      at(file, 1, 'cette section manque', 'écris-la : le guide des métiers en a huit'),
    );
}

/** `content/tutorials/python/3-bases.mdx` → `python`; empty elsewhere. */
function slugOf(file: string): string {
  return file.startsWith(`${TUTORIALS}/`) ? (file.split('/')[2] ?? '') : '';
}

function versionsOf(about: string) {
  const fields = new Map(fieldsOf(about).map(({ path, value }) => [path, value]));
  const minimum = fields.get('version.minimum') ?? '';
  return { minimum, taught: fields.get('version.taught') ?? '' };
}

function siteOf(library: Library): Site {
  const pages = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((page) => !page.includes('[') && page !== '404.astro')
    .map((page) => `/${page.replace(/(?:\/?index)?\.astro$/, '')}`);
  return {
    routes: new Set(pages),
    slugs: library.slugs,
    tutorial: library.tutorial,
    sizeOf: (path) => statSync(path, { throwIfNoEntry: false })?.size,
  };
}
