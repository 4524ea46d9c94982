import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { firstLine, type Outcome, readReport } from './reports.ts';
import type { Step } from './step.ts';

/** What a step has found, and the seconds that it took. */
export interface Result extends Outcome {
  name: string;
  took: number;
}

/** A line of a check that names a fault, in the words of one of the tools. */
const FAULT = /\berror\b|erreur|unused|\bfail/i;

/** Runs steps side by side, one by processor; each speaks when it has ended, so that none is cut by another. */
export async function sideBySide(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps.entries()];
  const results: Result[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await run(next[1], { isQuiet: true });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/** Runs one step; what a quiet one says is printed at its end. */
export async function run(step: Step, { isQuiet = false } = {}): Promise<Result> {
  const { name, command, report } = step;
  const [program, ...args] = command;
  const start = performance.now();
  if (!isQuiet) console.log(`\n── ${name}`);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said.push(chunk);
      if (!isQuiet) process.stdout.write(chunk);
    });
  }
  const [code] = await once(child, 'close');
  const took = (performance.now() - start) / 1_000;
  if (isQuiet) console.log(`\n── ${name}\n${said.join('').trimEnd()}`);
  const found = report ? readReport(report.file) : undefined;
  const outcome = report && found ? report.read(found as never) : bare(code === 0 ? 1 : 0);
  const isMute = code !== 0 && outcome.failures.length === 0;
  const failures = isMute ? [failureOf(step, said.join(''))] : outcome.failures;
  return { ...outcome, name, failures, took };
}

/** A step that was not run, because what it reads is not there. */
export function skipped(
  { name, command }: Step,
  message = 'non lancé : la construction a échoué',
): Result {
  return {
    ...bare(0),
    name,
    failures: [{ file: command.join(' '), title: name, message }],
    took: 0,
  };
}

function bare(passed: number): Outcome {
  return { passed, failures: [], ran: [], seconds: new Map() };
}

/** A command that ended badly and named no test: the first line that looks like a fault. */
function failureOf({ name, command }: Step, said: string) {
  const lines = stripVTControlCharacters(said).split('\n');
  const fault = lines.find((line) => FAULT.test(line));
  return { file: command.join(' '), title: name, message: firstLine(fault ?? said) };
}
