import type { FenceKind } from '../run/technology.ts';
import type { Fence } from './fences.ts';
import {
  type Advice,
  type Block,
  type Complain,
  isInBrowser,
  type Sample,
  type SampleKind,
} from './sample.ts';
import { matchTechnology } from './technology-match.ts';

/** A fence with its words, before it is known what it continues. */
export interface Draft {
  readonly fence: Fence;
  readonly language: string;
  readonly technology?: string;
  /** Absent for a language that is never run. */
  readonly kind?: FenceKind;
  readonly flags: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  output?: Block;
  rendering?: string | undefined;
}

const NO_SERVER: Advice = {
  says: 'aucun serveur avant cette requête',
  remedy: 'écris « server » après le langage de son programme',
};
const NOTHING_TO_CONTINUE: Advice = {
  says: '« continue » : aucun exemple à continuer avant celui-ci',
  remedy: 'enlève « continue », ou mets ce bloc après l’exemple qu’il continue',
};
const NO_PAGE: Advice = {
  says: '« check » : aucune page à piloter avant ce bloc',
  remedy: 'mets ce bloc après l’exemple qui montre la page',
};
const NOTHING_SEEN: Advice = {
  says: '« rendu » : cet exemple ne montre rien à l’écran',
  remedy: 'enlève rendu="…"',
};

const NOT_FILMED: Advice = {
  says: '« film » : cet exemple n’est pas un programme que l’on voit tourner',
  remedy: 'enlève ce mot, ou montre le programme et son résultat',
};

const NOT_RUN: Advice = {
  says: '« compile » : cet exemple n’est pas exécuté, et n’a pas de résultat',
  remedy: 'enlève ce mot, ou ce bloc output',
};

/** Makes samples of the fences of a page, each with those that it continues. */
export function linkSamples(path: string, drafts: readonly Draft[], complain: Complain): Sample[] {
  const samples: Sample[] = [];
  for (const draft of drafts) {
    const { fence, language, technology, flags, values, output, rendering } = draft;
    const file = values.get('file');
    const ignored = values.get('ignore');
    const user = values.get('user');
    const goesOn = flags.has('continue');
    const before = samples.filter(canPrecede(draft));
    const last = before.at(-1);
    const kind = kindOf(draft, last);
    if (kind === 'request' && !before.some(isServer)) {
      complain(fence, NO_SERVER);
      continue;
    }
    if (goesOn && !last) complain(fence, NOTHING_TO_CONTINUE);
    else if (kind === 'check' && !last) complain(fence, NO_PAGE);
    const isSeen = (kind === 'page' || kind === 'check') && !flags.has('fails');
    const isFilmed = flags.has('film') && canBeFilmed(draft, kind);
    if (flags.has('film') && !isFilmed) complain(fence, NOT_FILMED);
    if (output && flags.has('compile')) complain(output, NOT_RUN);
    if (output && rendering && !isSeen) complain(output, NOTHING_SEEN);
    const server = kind === 'request' ? before.findLast(isServer) : undefined;
    const proof = kind === 'check' ? last?.technology : (server?.technology ?? technology);
    const sample: Sample = {
      path,
      ...fence,
      language,
      kind,
      mustFail: flags.has('fails'),
      chain: chainOf(draft, kind, before),
      ...(proof && { technology: proof }),
      ...(flags.has('essayer') && { isTried: true as const }),
      ...(isFilmed && { isFilmed: true as const }),
      ...(flags.has('hidden') && { isHidden: true as const }),
      ...(flags.has('compile') && { isCompiled: true as const }),
      ...(file && { file }),
      ...(user && { user }),
      ...(ignored !== undefined && { ignored }),
      ...(output && !flags.has('compile') && { output }),
      ...(rendering && isSeen && { rendering }),
      ...(kind === 'server' && { requests: [] }),
    };
    const match = matchTechnology(sample, samples);
    const whole = match ? { ...sample, technology: match } : sample;
    server?.requests?.push(whole);
    samples.push(whole);
  }
  return samples;
}

/** The kind of a sample: its words decide, then its language, then what it continues. */
function kindOf({ kind, flags, values }: Draft, last: Sample | undefined): SampleKind {
  if (!kind) return 'file';
  if (flags.has('check')) return 'check';
  if (flags.has('server')) return 'server';
  if (flags.has('page')) return 'page';
  if (kind.tests?.test(values.get('file') ?? '')) return 'program';
  if (kind.kind) return kind.kind;
  const continuesPage = flags.has('continue') && last !== undefined && isInBrowser(last);
  return continuesPage ? 'page' : 'program';
}

/** A film follows a program that readers see and that runs. */
function canBeFilmed({ fence, flags, values, output }: Draft, kind: SampleKind): boolean {
  const isRun = output !== undefined || !values.has('file');
  const isShown = !flags.has('hidden') && !fence.isPuzzle;
  return kind === 'program' && isRun && isShown && !values.has('ignore');
}

/** Returns a test of the samples that a draft may continue. It continues the last of them. */
function canPrecede({ kind, flags }: Draft): (sample: Sample) => boolean {
  if (flags.has('check')) return isDriven(flags.has('continue'));
  const isRequest = kind?.kind === 'request';
  const languages = languagesBefore(kind);
  return (sample) => {
    const isBefore = languages.includes(sample.language) || (isRequest && isServer(sample));
    return isBefore && sample.kind !== 'check' && hasPassed(sample);
  };
}

function languagesBefore(kind: FenceKind | undefined): readonly string[] {
  if (kind?.kind === 'request' || kind?.continues === 'all') return [kind.word];
  return kind?.continues ?? [];
}

/** Returns a test of the samples that a check may drive: a page or, with `continue`, a check. A style sheet alone shows no page. */
function isDriven(goesOn: boolean) {
  const wanted: SampleKind = goesOn ? 'check' : 'page';
  return (sample: Sample) => {
    const isSheet = sample.language === 'css' && sample.chain.length === 0;
    return sample.kind === wanted && !isSheet && hasPassed(sample);
  };
}

function chainOf({ kind, flags }: Draft, own: SampleKind, before: readonly Sample[]) {
  if (kind?.continues === 'all') return before;
  if (own === 'request') {
    const sent = before.slice(before.findLastIndex(isServer));
    return [...(sent[0]?.chain ?? []), ...sent];
  }
  const last = before.at(-1);
  const goesOn = flags.has('continue') || own === 'check';
  return goesOn && last ? [...last.chain, last] : [];
}

function isServer({ kind }: Sample): boolean {
  return kind === 'server';
}

/** Whether a sample may be continued: nothing remains of one that failed or was not run. */
function hasPassed({ mustFail, ignored }: Sample): boolean {
  return !mustFail && ignored === undefined;
}
