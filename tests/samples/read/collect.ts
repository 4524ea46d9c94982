import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DRAWINGS } from '../../../src/markdown/drawings.ts';
import { nearest } from '../../../src/rules/text/nearest.ts';
import { OFFERED_FOLDER } from '../../../src/rules/tutorial/offered.ts';
import type { FenceKind } from '../run/technology.ts';
import { technologies, technologiesOf } from '../technologies/all.ts';
import { type Fence, scanFences } from './fences.ts';
import { type Draft, linkSamples } from './link.ts';
import type { Advice, Complain, Fault, Page } from './sample.ts';
import { hasWord, readWords, splitInfo } from './words.ts';

/** Languages that are shown and never run; `file=` puts one in the reader's folder. */
const SHOWN = `text sh bash powershell yaml json csv xml svg ini toml diff markdown mdx dockerfile
  properties gitignore`.split(/\s+/);
/** What a program in Java reads is written, and not run: `schema.sql` is for its database. */
const RESOURCE = /^src\/(?:main|test)\/resources\//;
/** `<Fichier nom="fichiers/ventes.csv" />` */
const OFFERED = new RegExp(`<Fichier\\s+nom="(${OFFERED_FOLDER}/[^"/]+)"`, 'g');
/** `<Base de="bibliotheque.sql" />`: a sample that is not shown, before all others. */
const BASE = /^<Base\s+de="([^"/]+\.sql)"\s*\/>/m;
/** A check is neither a file nor a program that readers may try. */
const CHECK_WORDS = ['check', 'continue', 'fails', 'ignore'];

/** Reads a page: its samples in order, each with what it continues and the output it must give. */
export function collect(path: string, source: string): Page {
  const { fences, faults: misplaced } = scanFences(source);
  const faults: Fault[] = misplaced.map((fault) => ({ file: path, ...fault }));
  const drafts: Draft[] = baseOf(path, source);
  const complain: Complain = ({ line }, advice) => {
    faults.push({ file: path, line, ...advice });
  };
  for (const fence of fences) {
    const { language, rest } = splitInfo(fence.info);
    if (language === 'output') {
      const { faults: refused, values } = readWords(rest, ['rendu']);
      const fault = refused[0] ?? attach(fence, values.get('rendu'), drafts);
      if (fault) complain(fence, fault);
      continue;
    }
    if (DRAWINGS.includes(language)) continue;
    const found = find(language, path);
    if (!found && !SHOWN.includes(language)) {
      complain(fence, unknownLanguage(language, path));
      continue;
    }
    const words = readWords(rest, found ? wordsOf(found.kind, rest) : ['file']);
    for (const fault of words.faults) complain(fence, fault);
    if (!found && !words.values.has('file')) continue;
    const server = words.flags.has('server') ? found?.kind.serverIn : undefined;
    const isRun = !RESOURCE.test(words.values.get('file') ?? '');
    drafts.push({
      fence,
      ...words,
      language: found?.kind.word ?? language,
      ...(isRun && found),
      ...(server && { technology: server }),
    });
  }
  const offered = [...source.matchAll(OFFERED)].map(([, file = '']) => file);
  return { path, offered, samples: linkSamples(path, drafts, complain), faults };
}

/** The base that the samples of a page ask; the page itself says what is wrong with it. */
function baseOf(path: string, source: string): Draft[] {
  const tag = BASE.exec(source);
  const file = join(dirname(path), tag?.[1] ?? '');
  if (!tag || !existsSync(file)) return [];
  const line = source.slice(0, tag.index).split('\n').length;
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trimEnd();
  const fence = { line, end: line, text, indent: '', info: 'sql hidden', isPuzzle: false };
  const found = find('sql', path);
  return [{ fence, language: 'sql', flags: new Set(['hidden']), values: new Map(), ...found }];
}

/** Gives an output to the last sample before it, which must not have one yet. Returns why it cannot. */
function attach(
  fence: Fence,
  rendering: string | undefined,
  drafts: readonly Draft[],
): Advice | undefined {
  const owner = drafts.findLast(({ technology }) => technology);
  if (!owner) {
    return { says: 'ce bloc output ne suit aucun exemple', remedy: 'mets-le après le sien' };
  }
  if (owner.kind?.kind === 'session') {
    const says = `les réponses d’un bloc ${owner.language} s’écrivent dedans`;
    return { says, remedy: 'enlève ce bloc output' };
  }
  if (owner.output) {
    const says = `l’exemple de la ligne ${owner.fence.line} a déjà son résultat`;
    return { says, remedy: 'enlève l’un des deux' };
  }
  owner.output = fence;
  owner.rendering = rendering;
  return undefined;
}

function find(language: string, path: string): { technology: string; kind: FenceKind } | undefined {
  for (const { name, fences } of technologiesOf(basename(dirname(path)))) {
    const kind = fences.find(({ word, aliases }) => [word, ...(aliases ?? [])].includes(language));
    if (kind) return { technology: name, kind };
  }
  return undefined;
}

function wordsOf({ continues, serverIn, words = [] }: FenceKind, rest: string): string[] {
  if (words.includes('check') && hasWord(rest, 'check')) return CHECK_WORDS;
  const canContinue = continues !== undefined && continues !== 'all';
  const start = [...(canContinue ? ['continue'] : []), ...(serverIn ? ['server'] : [])];
  return [...start, ...words, 'fails', 'hidden', 'ignore'];
}

function unknownLanguage(language: string, path: string): Advice {
  const lower = language.toLowerCase();
  const words = technologies.flatMap(({ fences }) => fences.map(({ word }) => word));
  const run = [...new Set(words)].join(', ');
  if (!language) {
    const remedy =
      'écris-le après les trois accents graves, ou « text » s’il n’y a rien à exécuter';
    return { says: 'ce bloc ne dit pas son langage', remedy };
  }
  const says = `langage inconnu « ${language} »`;
  const [initial = ''] = lower;
  const alike = [...words, ...SHOWN].filter((word) => word.startsWith(initial));
  const near = find(lower, path) ? lower : nearest(lower, alike);
  if (near !== undefined) return { says, remedy: `écris « ${near} »` };
  return { says, remedy: `écris l’un de : ${run} ; « text » montre sans exécuter` };
}
