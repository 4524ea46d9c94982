/** The worker of `film.ts`: stops its program before each line, and tells what is then true. */

import { readFileSync, writeSync } from 'node:fs';
import type { Debugger } from 'node:inspector';
import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Pause } from '../../../run/films/pause.ts';
import { cut, FilmState, isProgram } from './film-state.ts';

type Frame = Debugger.CallFrame;
type Paused = Debugger.PausedEventDataType;

const MOST_PAUSES = 600;
const { path, first, lock }: { path: string; first: number; lock: Int32Array } = workerData;
const source = readFileSync(path, 'utf8');
const session = new Session();
const pauses: Pause[] = [];
/** The functions of the calls that were open at the last pause, the program apart. */
let open: string[] = [];
let script = '';

session.connectToMainThread();
session.on('Debugger.paused', ({ params }) => void stop(params));
parentPort?.on('message', (output: string) => {
  const text = JSON.stringify({ output, pauses, isCut: pauses.length >= MOST_PAUSES });
  for (let rest = Buffer.from(text); rest.length > 0; ) rest = rest.subarray(writeSync(1, rest));
  Atomics.store(lock, 0, 1);
  Atomics.notify(lock, 0);
});
await session.post('Debugger.enable');
await session.post('Debugger.setAsyncCallStackDepth', { maxDepth: 4 });
await session.post('Debugger.setPauseOnExceptions', { state: 'all' });
parentPort?.postMessage('ready');

/** The program waits while this asks; then it goes on to the next place. */
async function stop(paused: Paused): Promise<void> {
  const [top] = paused.callFrames;
  if (script === '' && paused.reason === 'other' && top) await stopEverywhere(top);
  else if (pauses.length >= MOST_PAUSES) await runFreely();
  else if (top?.location.scriptId === script) await tell(paused);
  await session.post('Debugger.resume');
}

async function stopEverywhere({ location: { scriptId } }: Frame): Promise<void> {
  script = scriptId;
  const start = { scriptId, lineNumber: 0, columnNumber: 0 };
  const { locations } = await session.post('Debugger.getPossibleBreakpoints', { start });
  for (const location of locations) {
    // Two places may be one for the engine.
    await session.post('Debugger.setBreakpoint', { location }).catch(() => undefined);
  }
}

/** More would not be shown: the program goes on as if nobody looked. */
async function runFreely(): Promise<void> {
  await session.post('Debugger.setBreakpointsActive', { active: false });
  await session.post('Debugger.setPauseOnExceptions', { state: 'none' });
}

async function tell(paused: Paused): Promise<void> {
  const frames = paused.callFrames.filter(({ location }) => location.scriptId === script);
  const [top] = frames;
  // The fields of an object are set by a function of the engine's own.
  if (!top || lineOf(top) < 1 || isHidden(top)) return;
  const state = new FilmState(session, source);
  const isLate = !frames.some(isProgram);
  const calls = isLate ? [await state.around(top)] : [];
  for (const frame of frames.toReversed()) calls.push(await state.call(frame));
  // A function that goes on after `await` is called anew: the program is no longer below it.
  const names = frames
    .filter((frame) => !isProgram(frame))
    .map((frame) => `${isLate} ${keyOf(frame)}`)
    .reverse();
  const kind = kindOf(paused, top, names);
  const { returnValue } = top;
  const isAnswer = kind === 'return' && returnValue !== undefined && !isProgram(top);
  const returned = isAnswer ? await state.value(returnValue) : undefined;
  open = kind === 'return' ? names.slice(0, -1) : names;
  pauses.push({
    kind,
    line: lineOf(top),
    printed: await state.printed(),
    calls,
    objects: state.objects(),
    ...(returned !== undefined && { returned }),
    ...(kind === 'raise' && { raised: errorIn(paused) }),
    ...(kind === 'call' && isLate && names.length === 1 && { from: senderOf(paused) }),
  });
}

function kindOf(
  { reason }: Paused,
  { returnValue }: Frame,
  names: readonly string[],
): Pause['kind'] {
  if (reason === 'exception' || reason === 'promiseRejection') return 'raise';
  if (returnValue) return 'return';
  const isNew = names.length > open.length || names.at(-1) !== open[names.length - 1];
  return names.length > 0 && isNew ? 'call' : 'line';
}

function errorIn({ data }: Paused): string {
  const { description, value } = Object(data);
  return cut(`${description ?? value ?? ''}`.split('\n')[0] ?? '');
}

/** What had put a call off: `Timeout`, `Promise.then`, `await`. */
function senderOf({ asyncStackTrace }: Paused): string {
  return asyncStackTrace?.description ?? '';
}

function isHidden({ functionName }: Frame): boolean {
  return functionName.startsWith('<');
}

function keyOf({ functionName, functionLocation }: Frame): string {
  return `${functionName} ${functionLocation?.lineNumber}:${functionLocation?.columnNumber}`;
}

/** From 1, in the sample alone. */
function lineOf({ location }: Frame): number {
  return location.lineNumber + 2 - first;
}
