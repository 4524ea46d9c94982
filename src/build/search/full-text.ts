import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { stepHref } from '../../rules/tutorial/step-href.ts';
import { isStepKey } from '../../rules/tutorial/steps.ts';
import { placeOf } from '../../rules/tutorial/tutorial-search.ts';
import { escapeHtml } from '../copies/reading.ts';
import type { Page } from '../page.ts';
import { type SearchSection, sectionsOf } from './sections.ts';

/** Pagefind writes its own interface too; ours is an island. */
const UNUSED = [
  'pagefind-ui.js',
  'pagefind-ui.css',
  'pagefind-modular-ui.js',
  'pagefind-modular-ui.css',
  'pagefind-component-ui.js',
  'pagefind-component-ui.css',
  'pagefind-highlight.js',
];

/** In a program's own words: `c++`, `#id`, `snake_case`. */
const CODE_SIGNS = '+#_';
/** Files of excerpts: a search that shows eight places asks for eight of them at most. */
const MAX_FRAGMENTS = 200;

/** Indexes each section of the tutorials: a place that is found is a heading (R6). */
export async function writeIndex(folder: string, tutorials: readonly Page[]): Promise<void> {
  const { index, errors } = await createIndex({
    forceLanguage: 'fr',
    includeCharacters: CODE_SIGNS,
    maxFragments: MAX_FRAGMENTS,
  });
  if (!index) throw new Error(`Pagefind : ${errors.join(', ')}`);
  for (const { file, tree } of tutorials) {
    const { name, sections } = sectionsOf(tree);
    for (const section of sections) await add(index, basename(file, '.html'), name, section);
  }
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await close();
  await Promise.all(UNUSED.map((file) => rm(join(folder, 'pagefind', file), { force: true })));
}

/** A page of its own for Pagefind, which gives a heading more weight than what stands under it. */
async function add(
  index: PagefindIndex,
  slug: string,
  name: string,
  { step, heading, title, texts }: SearchSection,
): Promise<void> {
  if (!isStepKey(step)) throw new Error(`${slug} : étape inconnue, ${step}`);
  const paragraphs = texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  // Searched too: « boucle python » finds a section that does not say its language.
  const place = `data-pagefind-meta="place[data-place]" data-place="${escapeHtml(placeOf(name, step))}"`;
  const filter = `data-pagefind-filter="tutorial:${slug}"`;
  const content = `<html lang="fr"><body ${place}><h1 ${filter}>${escapeHtml(title)}</h1>${paragraphs}</body></html>`;
  const { errors } = await index.addHTMLFile({ url: stepHref(slug, step, heading), content });
  if (errors.length > 0) throw new Error(`Pagefind : ${errors.join(', ')}`);
}
