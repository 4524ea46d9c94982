import { basename, dirname } from 'node:path';
import { technologies, technologiesOf } from '../technologies/all.ts';
import { type Fence, scanFences } from './fences.ts';
import type { Block, Fault, FenceKind, Page, Sample } from './sample.ts';
import { claimantOf } from './technology-match.ts';
import { hasWord, readWords, splitInfo } from './words.ts';

/** Shown and never run; `file=` puts one in the reader's folder. */
const SHOWN = `text sh bash powershell yaml json csv xml svg ini toml diff markdown mdx dockerfile
  properties gitignore`.split(/\s+/);
/** What drives a page is neither a file nor to be tried. */
const CHECK_WORDS = ['check', 'continue', 'fails', 'ignore'];

const NO_SERVER =
  'aucun serveur avant cette requête : écris « server » après le langage de son programme';

interface Draft {
  readonly fence: Fence;
  readonly language: string;
  readonly technology?: string;
  readonly kind?: FenceKind;
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  output?: Block;
  rendering?: string | undefined;
}

/** Reads a page: its samples in order, each with what it continues and the output it must give. */
export function collect(path: string, source: string): Page {
  const { fences, faults: misplaced } = scanFences(source);
  const faults: Fault[] = misplaced.map((fault) => ({ path, ...fault }));
  const drafts: Draft[] = [];
  const complain = ({ line }: Block, message: string) => faults.push({ path, line, message });
  for (const fence of fences) {
    const { language, rest } = splitInfo(fence.info);
    if (language === 'output') {
      const { faults: refused, values } = readWords(rest, ['rendu']);
      const fault = refused[0] ?? attach(fence, values.get('rendu'), drafts);
      if (fault) complain(fence, fault);
      continue;
    }
    const found = find(language, path);
    if (!found && !SHOWN.includes(language)) {
      complain(fence, unknownLanguage(language, path));
      continue;
    }
    const words = readWords(rest, found ? wordsOf(found.kind, rest) : ['file']);
    for (const message of words.faults) complain(fence, message);
    if (!found && !words.values.has('file')) continue;
    const isServer = found && words.flags.has('server');
    drafts.push({
      fence,
      ...words,
      language: found?.kind.word ?? language,
      ...found,
      ...(isServer && serverOf(found.kind)),
    });
  }
  return { path, samples: link(path, drafts, complain), faults };
}

/** An output belongs to the last sample before it, which must not have one yet. */
function attach(
  fence: Fence,
  rendering: string | undefined,
  drafts: readonly Draft[],
): string | undefined {
  const owner = drafts.findLast(({ technology }) => technology);
  if (!owner) return 'ce bloc output ne suit aucun exemple : place-le après le sien';
  if (owner.kind?.isSession) {
    return `les réponses d’un bloc ${owner.language} s’écrivent dedans : retire ce bloc output`;
  }
  if (owner.output) {
    return `l’exemple de la ligne ${owner.fence.line} a déjà son résultat : retire l’un des deux`;
  }
  owner.output = fence;
  owner.rendering = rendering;
  return undefined;
}

function link(
  path: string,
  drafts: readonly Draft[],
  complain: (block: Block, message: string) => void,
): Sample[] {
  const samples: Sample[] = [];
  for (const draft of drafts) {
    const { fence, language, technology, kind, flags, values, output, rendering } = draft;
    const file = values.get('file');
    const ignored = values.get('ignore');
    const user = values.get('user');
    const isCheck = flags.has('check');
    const isServer = flags.has('server');
    const goesOn = flags.has('continue');
    const before = samples.filter(isCheck ? isDriven(goesOn) : isContinued(kind));
    const last = before.at(-1);
    if (kind?.asksServer && !before.some((one) => one.isServer)) {
      complain(fence, NO_SERVER);
      continue;
    }
    if (goesOn && !last) complain(fence, '« continue » : aucun exemple à continuer avant celui-ci');
    else if (isCheck && !last) complain(fence, '« check » : aucune page à piloter avant ce bloc');
    const isShown = kind?.isPage || flags.has('page') || (goesOn && last?.isPage);
    const isPage = isCheck || isShown === true;
    const isSeen = isPage && !flags.has('fails');
    if (output && rendering && !isSeen) {
      complain(output, '« rendu » : cet exemple ne montre rien à l’écran');
    }
    const proof = isCheck ? last?.technology : technology;
    const sample: Sample = {
      path,
      ...fence,
      language,
      isSession: kind?.isSession ?? false,
      mustFail: flags.has('fails'),
      isServer,
      isPage,
      isCheck,
      chain: chainOf(before, kind, goesOn || isCheck),
      ...(proof && { technology: proof }),
      ...(file && { file }),
      ...(user && { user }),
      ...(ignored !== undefined && { ignored }),
      ...(output && { output }),
      ...(rendering && isSeen && { rendering }),
    };
    const claimant = claimantOf(sample, samples);
    samples.push(claimant ? { ...sample, technology: claimant } : sample);
  }
  return samples;
}

function chainOf(before: readonly Sample[], kind: FenceKind | undefined, goesOn: boolean) {
  if (kind?.isOneSession) return before;
  if (kind?.asksServer) {
    const said = before.slice(before.findLastIndex(({ isServer }) => isServer));
    return [...(said[0]?.chain ?? []), ...said];
  }
  const last = before.at(-1);
  return goesOn && last ? [...last.chain, last] : [];
}

function isContinued(kind: FenceKind | undefined) {
  const isOneSession = kind?.isOneSession || kind?.asksServer;
  const languages = isOneSession ? [kind.word] : (kind?.continues ?? []);
  return (sample: Sample) => {
    const isBefore =
      languages.includes(sample.language) || (kind?.asksServer === true && sample.isServer);
    return isBefore && !sample.isCheck && hasPassed(sample);
  };
}

/** Of another technology than the same program alone. */
function serverOf({ serverIn }: FenceKind): { technology?: string } {
  return serverIn ? { technology: serverIn } : {};
}

/** A page, or with `continue` what already drives one; a style sheet alone shows none. */
function isDriven(goesOn: boolean) {
  return (sample: Sample) => {
    const isSheet = sample.language === 'css' && sample.chain.length === 0;
    return sample.isPage && sample.isCheck === goesOn && !isSheet && hasPassed(sample);
  };
}

/** What failed or was not run has left nothing to go on from. */
function hasPassed({ mustFail, ignored }: Sample): boolean {
  return !mustFail && ignored === undefined;
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
  const start = [...(continues ? ['continue'] : []), ...(serverIn ? ['server'] : [])];
  return [...start, ...words, 'fails', 'hidden', 'ignore'];
}

function unknownLanguage(language: string, path: string): string {
  const words = technologies.flatMap(({ fences }) => fences.map(({ word }) => word));
  const run = [...new Set(words)].join(', ');
  if (!language)
    return 'ce bloc ne dit pas son langage : écris « text » s’il n’y a rien à exécuter';
  const lower = language.toLowerCase();
  if (lower !== language && find(lower, path)) return `écris « ${lower} » en minuscules`;
  return `langage inconnu « ${language} » : on exécute ${run} ; « text » montre sans exécuter`;
}
