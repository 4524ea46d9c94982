import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { readText } from '../../src/markdown/text-file.ts';
import { contentFaults } from '../../src/tools/checks/content.ts';
import { inOrder } from '../../src/tools/checks/fault.ts';
import { readPage } from '../../src/tools/checks/read/lesson.ts';
import type { Fault } from '../samples/read/sample.ts';
import {
  faultText,
  type Report,
  tablesOf,
  unverifiedOf,
  verdictOf,
} from '../samples/run/report/report.ts';
import { runSamples } from '../samples/run/run.ts';

const STEP = /^content\/tutorials\/[^/]+\/\d-[a-z]+\.mdx$/;
const EXERCISE = /^(content\/tutorials\/[^/]+\/(?:exercises|pauses)\/[^/]+)\//;
/** These steps show the files of the exercises, or those of the pauses. */
const SHOWS_EXERCISES = /\/[56]-(?:exos|corrections)\.mdx$/;
const SHOWS_PAUSES = /\/[34]-(?:bases|utils)\.mdx$/;

/** What the command prints, and whether all is well. */
export interface Verdict {
  readonly lines: readonly string[];
  readonly hasFaults: boolean;
}

/** Checks these files of `content`, or all of them, then runs their samples and exercises. */
export async function verify(files?: readonly string[]): Promise<Verdict> {
  const written = await contentFaults(files);
  const roots = files ? sampleRoots(files) : ['content/tutorials'];
  const report = roots.length > 0 ? await runSamples(roots) : undefined;
  const faults = inOrder<Fault>([...written, ...(report?.faults ?? [])]);
  return { lines: linesOf(faults, report), hasFaults: faults.length > 0 };
}

function linesOf(faults: readonly Fault[], report: Report | undefined): string[] {
  return [
    ...faults.map(faultText),
    ...(report ? [...tablesOf(report), ...unverifiedOf(report)] : []),
    verdictOf(faults.length, report),
  ];
}

/** The tutorials, pages and folders of exercises whose programs these files change. */
function sampleRoots(files: readonly string[]): string[] {
  const whole = files
    .filter((file) => file.endsWith('/tutorial.yaml'))
    .map((file) => dirname(file))
    .filter((folder) => globSync(`${folder}/*.mdx`).every((file) => files.includes(file)));
  const rest = files.filter((file) => !whole.some((folder) => file.startsWith(`${folder}/`)));
  return [...whole, ...programsOf(rest)];
}

function programsOf(files: readonly string[]): string[] {
  const roots = files.flatMap((file) => {
    const exercise = EXERCISE.exec(file)?.[1];
    if (exercise) return [exercise];
    // A page that cannot be read has no samples to speak of.
    if (!STEP.test(file) || !isReadable(file)) return [];
    const holders = [
      ...(SHOWS_EXERCISES.test(file) ? ['exercises'] : []),
      ...(SHOWS_PAUSES.test(file) ? ['pauses'] : []),
    ];
    const shown = holders.flatMap((one) => globSync(`${dirname(file)}/${one}/*/`).sort());
    return [file, ...shown.map((folder) => folder.replace(/\/$/, ''))];
  });
  return [...new Set(roots)];
}

function isReadable(file: string): boolean {
  return readPage(file, readText(file)).faults.length === 0;
}
