import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { firstLine, type Outcome, readReport } from './report.ts';
import type { Step } from './steps.ts';

/** What a step has found, and the seconds that it took. */
export interface Result extends Outcome {
  name: string;
  took: number;
}

/** A line of a check that names a fault, in the words of one of the tools. */
const FAULT = /\berror\b|erreur|unused|\bfail/i;

/**
 * Runs steps one after the other; once one marked `isNeeded` has failed, the next ones are not run, and have
 * failed.
 */
export async function inTurn(steps: readonly Step[]): Promise<Result[]> {
  const results: Result[] = [];
  let isStopped = false;
  for (const step of steps) {
    const result: Result = isStopped ? skipped(step) : await run(step);
    results.push(result);
    isStopped ||= step.isNeeded === true && result.failures.length > 0;
  }
  return results;
}

/** Runs one step. What it says is printed at its end, whole, for others run beside it; a live one speaks at once. */
export async function run({ name, command, report, isLive }: Step): Promise<Result> {
  const [program, ...args] = command;
  console.log(`\n── ${name}…`);
  const start = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said.push(chunk);
      if (isLive) process.stdout.write(chunk);
    });
  }
  const [code] = await once(child, 'close');
  const text = stripVTControlCharacters(said.join(''));
  if (!isLive) console.log(`\n── ${name}\n${text.trimEnd()}`);
  const outcome = (report ? readReport(report) : undefined) ?? bare(code === 0 ? 1 : 0);
  const isMute = code !== 0 && outcome.failures.length === 0;
  const fault = text.split('\n').find((line) => FAULT.test(line));
  const failures = isMute ? [failureOf({ name, command }, fault ?? text)] : outcome.failures;
  return { ...outcome, name, failures, took: (performance.now() - start) / 1_000 };
}

/** A step that was not run, because what it reads is not there. */
export function skipped(step: Step, message = 'non lancé : la construction a échoué'): Result {
  return { ...bare(0), name: step.name, failures: [failureOf(step, message)], took: 0 };
}

function bare(passed: number): Outcome {
  return { passed, failures: [], ran: [], seconds: new Map() };
}

function failureOf({ name, command }: Step, said: string) {
  return { file: command.join(' '), title: name, message: firstLine(said) };
}
