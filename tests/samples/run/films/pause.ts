import type {
  FilmCall,
  FilmFrame,
  FilmObject,
  FilmValue,
} from '../../../../src/rules/tutorial/film/film.ts';

/** What a tracer tells each time that the program is about to run a line of the sample. */
export interface Pause {
  /** `call`: the first line of a call; `return`: its end; `raise`: an error has just been raised. */
  readonly kind: 'line' | 'call' | 'return' | 'raise';
  /** From 1, in the sample alone. */
  readonly line: number;
  readonly printed: number;
  readonly calls: readonly FilmCall[];
  readonly objects: readonly FilmObject[];
  readonly returned?: FilmValue;
  readonly raised?: string;
  readonly from?: string;
}

/** A run of a program, line by line. */
export interface Trace {
  readonly output: string;
  readonly pauses: readonly Pause[];
  /** It goes on: the tracer had enough. */
  readonly isCut?: boolean;
}

/**
 * The frames of a film: each line with what is true once it has run, while a tracer stops before each line.
 * A line that calls has two: the call, then what came of it.
 */
export function framesOf(pauses: readonly Pause[]): FilmFrame[] {
  const frames: FilmFrame[] = [];
  /** Of each open call, the line that runs, and whether a frame has told it. */
  const running: (RunningLine | undefined)[] = [];
  for (const pause of pauses) {
    const { kind, line, calls } = pause;
    const depth = calls.length - 1;
    running.length = Math.min(running.length, kind === 'call' ? depth : depth + 1);
    const told = frameAt(pause, running[depth], running[depth - 1], frames.at(-1) ?? pauses[0]);
    if (told) frames.push(told);
    if (kind === 'return') running.length = depth;
    else if (kind === 'raise') running[depth] = undefined;
    else if (running[depth]?.line !== line) running[depth] = { line, isTold: false };
    else if (told) running[depth].isTold = true;
  }
  return frames;
}

type State = Pick<FilmFrame, 'printed' | 'calls' | 'objects'>;

interface RunningLine {
  line: number;
  isTold: boolean;
}

/** What a pause tells of the line that ends there; undefined where it tells nothing new. */
function frameAt(
  pause: Pause,
  own: RunningLine | undefined,
  caller: RunningLine | undefined,
  last: State | undefined,
): FilmFrame | undefined {
  const { kind, line, printed, calls, objects, returned = '', raised = '', from } = pause;
  const state = { printed, calls, objects };
  if (kind === 'call') {
    if (caller) caller.isTold = true;
    if (from !== undefined) return { line, ...state, from };
    return { line: caller?.line ?? line, ...state };
  }
  if (kind === 'raise') return { line, ...state, raised };
  if (kind === 'return' && calls.length > 1) return { line: own?.line ?? line, ...state, returned };
  if (!own) return undefined;
  const isOver = kind === 'return' || own.line !== line;
  const isNew = isOver && !own.isTold;
  return isNew || differs(last, state) ? { line: own.line, ...state } : undefined;
}

function differs(last: State | undefined, state: State): boolean {
  const facts = ({ printed, calls, objects }: State) => JSON.stringify([printed, calls, objects]);
  return last === undefined || facts(last) !== facts(state);
}
