import { existsSync, globSync } from 'node:fs';
import { basename, matchesGlob } from 'node:path';
import type { Root } from 'hast';
import { mdxToHast } from 'satteri';
import { lessonFaults } from '../../markdown/compile.ts';
import type { Fault } from '../../markdown/lesson-fault.ts';
import { CAREER_FILES } from '../../rules/site/career.ts';
import { catalogFaults } from './catalog.ts';
import { holdsWords, isOfDraft, placeFaults } from './draft.ts';
import { at } from './fault.ts';
import { nameFaults } from './names.ts';
import { offeredFaults } from './offered.ts';
import { foreignMarks, gluedTags } from './read/blocks.ts';
import { type Library, slugOf } from './read/tutorial.ts';
import { careerReferences, tutorialReferences } from './references.ts';
import { NEEDED, schemaFaults, schemaOf } from './schemas.ts';
import { prerequisiteCycles, stepGoals, tutorialGoals } from './steps/goals.ts';
import { links, type Site } from './steps/links.ts';
import { missingSteps } from './steps/sizes.ts';

/** What the checks of one run share. */
export interface Desk {
  readonly drafts: readonly string[];
  readonly isEmbedded: boolean;
  readonly library: Library;
  readonly site: Site;
}

/** What the faults of the catalogue speak of. */
const CATALOG = /^content\/(?:catalog\/|free-courses\.yaml$)/;
/** Stands for the bytes that cannot be read. */
const LOST_SIGN = '\uFFFD';

/** What keeps one file from being what the site reads. */
export async function structureOf(file: string, desk: Desk): Promise<Fault[]> {
  const { library, drafts } = desk;
  const names = nameFaults(file);
  if (names.length > 0 || !library.has(file)) return names;
  if (isBadlyCoded(file, library)) return [badlyCoded(file, library.textAt(file))];
  const hasWords = holdsWords(file) && !isOfDraft(file, drafts);
  return [
    ...(hasWords ? placeFaults(file, library.textAt(file)) : []),
    ...(file.endsWith('.mdx') ? await pageFaults(file, desk) : []),
    ...(file.endsWith('.yaml') ? yamlFaults(file, desk) : []),
    ...offeredFaults(file, library),
  ];
}

/** Whether a text has bytes that are no UTF-8: its accents are lost, and its words would be judged wrongly. */
export function isBadlyCoded(file: string, { textAt }: Library): boolean {
  return /\.(?:mdx|yaml|txt)$/.test(file) && textAt(file).includes(LOST_SIGN);
}

function badlyCoded(file: string, text: string): Fault {
  const line = text.slice(0, text.indexOf(LOST_SIGN)).split('\n').length;
  const remedy = 'enregistre-le en UTF-8 (« encodage », dans l’éditeur de texte)';
  return at(file, line, 'ce fichier n’est pas en UTF-8 : ses accents sont perdus', remedy);
}

function yamlFaults(file: string, { drafts, library }: Desk): Fault[] {
  if (!schemaOf(file)) return [];
  const yaml = library.yaml(file);
  if (yaml.faults.length > 0) return [...yaml.faults];
  return [
    ...(isOfDraft(file, drafts) ? [] : schemaFaults(yaml)),
    ...(basename(file) === 'tutorial.yaml' ? aboutFaults(file, library) : []),
  ];
}

/** What a `tutorial.yaml` names is there, and so are its steps. */
function aboutFaults(file: string, library: Library): Fault[] {
  const tutorial = library.tutorial(slugOf(file));
  if (!tutorial) return [];
  return [
    ...tutorialReferences(file, library),
    ...tutorialGoals(tutorial, library.slugs),
    ...prerequisiteCycles(library.tutorials).filter((fault) => fault.file === file),
    ...missingSteps(tutorial).map((fault) => ({ ...fault, whenDone: true })),
  ];
}

async function pageFaults(
  file: string,
  { drafts, isEmbedded, library, site }: Desk,
): Promise<Fault[]> {
  const page = library.page(file);
  // The rest of a text that is badly read would be judged wrongly.
  if (page.faults.length > 0 || !schemaOf(file)) return [...page.faults];
  const source = library.textAt(file);
  const tutorial = library.tutorial(slugOf(file));
  const isCareer = matchesGlob(file, 'content/career/*');
  return [
    ...(isOfDraft(file, drafts) ? [] : schemaFaults(page.head)),
    ...gluedTags(file, source, page.nodes),
    ...foreignMarks(file, page.nodes),
    ...(await compiledFaults(file, source)),
    ...links(page, tutorial, site),
    ...(isCareer ? careerReferences(file, library, isEmbedded) : []),
    ...(tutorial ? stepGoals(library.lesson(file)) : []),
  ];
}

/** What would stop the build in a page that can be read: tags, quizzes, files, titles. */
export function compiledFaults(file: string, source: string): Promise<Fault[]> {
  const root = mdxToHast(source, { features: { smartPunctuation: false } });
  return lessonFaults(root as Root, file);
}

/** The faults of the catalogue in these files. */
export function catalogFaultsIn(
  files: readonly string[],
  { isEmbedded, drafts, library }: Desk,
): Fault[] {
  if (!isEmbedded || !files.some((file) => CATALOG.test(file))) return [];
  return catalogFaults(drafts, library).filter(({ file }) => files.includes(file));
}

/** The files that the site cannot do without: its lists, the sections of the career guide. */
export function missingFiles(): Fault[] {
  const remedy = 'écris-la : le guide des métiers en a huit';
  const sections = CAREER_FILES.map((name) =>
    at(`content/career/${name}`, 1, 'cette section manque', remedy),
  );
  const files = NEEDED.map((name) =>
    at(`content/${name}`, 1, 'ce fichier manque', 'remets-le : le site le lit'),
  );
  return [...files, ...sections].filter(({ file }) => !existsSync(file));
}

/** The addresses of the site, as its links may name them. */
export function makeSite({ slugs, tutorial }: Library): Site {
  const pages = globSync('**/*.astro', { cwd: 'src/pages' })
    .filter((page) => !page.includes('[') && page !== '404.astro')
    .map((page) => `/${page.replace(/(?:\/?index)?\.astro$/, '')}`);
  return { routes: new Set(pages), slugs, tutorial };
}
