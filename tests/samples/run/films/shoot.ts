import { brotliCompressSync } from 'node:zlib';
import type { Film } from '../../../../src/rules/tutorial/film/film.ts';
import { type Advice, programOf } from '../../read/sample.ts';
import { plainTyped } from '../../read/typed.ts';
import type { Verdict } from '../judge.ts';
import { withReason } from '../quote.ts';
import type { Job, Outcome, Technology } from '../technology.ts';
import { framesOf, type Trace } from './pause.ts';

/** The film of a sample as its file holds it, or why it has none. */
interface Shot {
  readonly film?: string;
  readonly verdict?: Verdict;
}

const KILOBYTE = 1024;
/** More would be neither followed nor light. */
const MAX_FRAMES = 60;
/** In bytes of brotli, which a tap downloads. */
const MAX_FILM_BYTES = 6 * KILOBYTE;
const SHORTER = 'raccourcis l’exemple, ou enlève « film »';

/** Runs a sample line by line, twice, when the page offers to step through it (U25). */
export async function shoot(job: Job, ran: Outcome, technology: Technology): Promise<Shot> {
  if (!job.sample.isFilmed) return {};
  const texts: string[] = [];
  for (const rank of [0, 1]) {
    const film = await shootOnce(job, technology, rank);
    if ('says' in film) return refused(job, film);
    texts.push(textOf(film));
    const fault = faultOf(film, ran);
    if (fault) return refused(job, fault);
  }
  const [film = '', other] = texts;
  if (film !== other) {
    const remedy =
      'enlève ce qui change d’un lancement à l’autre : l’heure, le hasard, l’ordre d’un ensemble';
    return refused(job, {
      says: 'deux lancements de cet exemple ne font pas les mêmes pas',
      remedy,
    });
  }
  const bytes = brotliCompressSync(film).length;
  if (bytes <= MAX_FILM_BYTES) return { film };
  const says = `son pas à pas pèse ${bytes} octets, ${MAX_FILM_BYTES / KILOBYTE} Ko au plus`;
  return refused(job, { says, remedy: SHORTER });
}

async function shootOnce(job: Job, { trace }: Technology, rank: number): Promise<Film | Advice> {
  const program = programOf(job.sample).split('\n').length;
  const first = program - job.sample.text.split('\n').length + 1;
  const release = await trace?.(job, { first, rank });
  if (release?.limit === 'time') {
    return { says: 'le pas à pas de cet exemple ne finit pas', remedy: SHORTER };
  }
  const told = traceIn(release?.stdout ?? '');
  if (!told) {
    const remedy = 'enlève « film », ou change l’exemple';
    const reason = release?.limit ? 'il affiche trop' : (release?.stderr ?? '');
    return { ...withReason('cet exemple ne se suit pas ligne par ligne', reason), remedy };
  }
  const frames = framesOf(told.pauses);
  if (told.isCut || frames.length > MAX_FRAMES) {
    const count = told.isCut ? `plus de ${MAX_FRAMES}` : frames.length;
    return { says: `son pas à pas a ${count} pas, ${MAX_FRAMES} au plus`, remedy: SHORTER };
  }
  return own({ output: told.output, frames }, plainTyped(job.shown).length);
}

function traceIn(text: string): Trace | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the marks of what is typed, nor what the samples before it had shown. */
function own({ output, frames }: Film, shown: number): Film {
  const printed = (length: number) => plainTyped(output.slice(0, length)).length - shown;
  return {
    output: plainTyped(output).slice(shown),
    frames: frames.map((frame) => ({ ...frame, printed: Math.max(printed(frame.printed), 0) })),
  };
}

function faultOf({ output, frames }: Film, ran: Outcome): Advice | undefined {
  if (frames.length === 0) {
    return { says: 'ce pas à pas n’a rien à montrer', remedy: 'enlève « film »' };
  }
  if (output.trimEnd() === plainTyped(ran.output).trimEnd()) return undefined;
  const says = 'suivi ligne par ligne, cet exemple n’affiche pas la même chose';
  return {
    says,
    remedy: 'enlève « film », ou espace davantage ses délais',
    quoted: output.split('\n'),
  };
}

/** One frame a line: a change is seen where it is. */
function textOf({ output, frames }: Film): string {
  const lines = frames.map((frame) => JSON.stringify(frame)).join(',\n');
  return `{"output":${JSON.stringify(output)},"frames":[\n${lines}\n]}\n`;
}

function refused({ sample: { line } }: Job, advice: Advice): Shot {
  return { verdict: { line, ...advice } };
}
