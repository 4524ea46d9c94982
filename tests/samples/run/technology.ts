import type { Folder } from '../read/folder.ts';
import type { Sample, SampleKind } from '../read/sample.ts';
import type { SandboxResult } from '../sandbox/sandbox.ts';

/** What stopped a program that did not end by itself. */
export type Limit = 'time' | 'output' | 'folder';

/** The result of a run: `output` is what it printed, `message` its errors. */
export interface Outcome {
  readonly output: string;
  readonly message: string;
  readonly isFailure: boolean;
  readonly limit?: Limit;
  readonly folder: Folder;
  /** The film of a sample that is stepped through, as its file holds it. */
  readonly film?: string;
  /** The workshop of the page shows the same. */
  readonly isSameInWorkshop?: boolean;
}

/** A sample and the reader's folder that it finds. */
export interface SampleInFolder {
  readonly sample: Sample;
  readonly folder: Folder;
}

/** A sample to run; its folder is as the earlier samples have left it, `file=` included. */
export interface Job extends SampleInFolder {
  /** Lines typed on the keyboard, those of the samples it continues first. */
  readonly typed: readonly string[];
  /** The output of the sample it continues, which is not repeated. */
  readonly shown: string;
}

/** A test that ran, by the name that the reader reads; `fault`: why it failed, on one line. */
export interface TestResult {
  readonly name: string;
  readonly fault?: string;
}

/**
 * The tests that ran, in their order; `error`: why they could not run; `refused`: what a compiler finds,
 * which the workshop of the page does not run.
 */
export interface TestRun {
  readonly tests: readonly TestResult[];
  readonly refused?: readonly string[];
  readonly error?: string;
}

/** How a sample is run for its film: the first line that readers see, from 1, and which of its two runs it is, from 0. */
export interface Shooting {
  readonly first: number;
  readonly rank: number;
}

/** How exercises are tested. */
interface Tester {
  /** The extension of the file of tests: the tests of a page are in JavaScript. */
  readonly extension: string;
  /** Takes the exercises whose tests import this, when another technology has the same files. */
  readonly imports?: RegExp;
  /** The folder of an exercise, with what it takes from the folder of its tutorial. */
  complete?(folder: Folder, tutorial: string): Folder;
  /** Compiles many folders with one process; `run` is then given the same objects. */
  prepare?(folders: readonly Folder[]): Promise<unknown>;
  /** `folder` holds `exercice`, `tests`, and the other files of the exercise. */
  run(folder: Folder): Promise<TestRun>;
  /** What tools find in a solution, beside its tests: lines that no learner is asked for. */
  faultsOf?(folder: Folder): Promise<readonly string[]>;
}

/** A language after three backticks, and what its samples are. */
export interface FenceKind {
  readonly word: string;
  readonly aliases?: readonly string[];
  /** What a sample is unless a word of its line says otherwise; `program` when absent. */
  readonly kind?: Extract<SampleKind, 'session' | 'page' | 'request'>;
  /**
   * What a sample goes on from: with the word `continue`, the last sample in one of these languages; or,
   * without a word, all those before it in the page. Absent: nothing. A request needs no word either: it
   * goes on from the last server and the requests that this server got.
   */
  readonly continues?: readonly string[] | 'all';
  /** The technology that proves its samples with the word `server`; absent: it has no servers. */
  readonly serverIn?: string;
  /** Takes the samples that import such packages, when another technology has the same word. */
  readonly imports?: RegExp;
  /** The files that are programs of tests, whatever `kind` says. */
  readonly tests?: RegExp;
  /** Words accepted beside `fails`, `hidden` and `ignore`. */
  readonly words?: readonly ('check' | 'compile' | 'essayer' | 'file' | 'film' | 'page' | 'user')[];
}

/** One way of proving samples: everything the runner knows of a language is here. */
export interface Technology {
  readonly name: string;
  /** `import.meta.filename` of its module: a result is kept as long as what this imports is the same. */
  readonly module: string;
  /** The only tutorial whose fences and exercises it takes; another technology has them elsewhere. */
  readonly tutorial?: string;
  /** How a sample is proved, in one French sentence for the reports. */
  readonly proof: string;
  readonly fences: readonly FenceKind[];
  readonly extension: string;
  readonly toolchains: readonly string[];
  /** The tools as readers see them: « Python 3.11.2 ». */
  version(): string;
  /** The tools that prove this sample, where not all of them prove each sample. */
  versionFor?(sample: Sample): string;
  /**
   * Checks many samples with one process before any of them is run. Returns a message for each wrong one.
   * `run` is given the same `Sample` objects, so a technology may keep what it prepared by sample.
   */
  prepare?(drafts: readonly SampleInFolder[]): Promise<ReadonlyMap<Sample, string>>;
  run(job: Job): Promise<Outcome>;
  /**
   * What the workshop of the page shows of a program, its error included; undefined when the workshop has
   * nothing to show of it. Absent: its samples are not proved there.
   */
  inWorkshop?(job: Job): Promise<string | undefined>;
  /** Runs a program line by line, a `Trace` as JSON; absent: its samples have no film. */
  trace?(job: Job, shooting: Shooting): Promise<SandboxResult>;
  /** A picture of what the sample shows, as WebP; absent: its samples show nothing on a screen. */
  draw?(job: Job): Promise<Buffer>;
  /** Whether a sample is compiled and not run, and readers are told so; absent: all are run. */
  isOnlyCompiled?(sample: Sample): boolean;
  readonly test?: Tester;
}

/** A line about each test that failed: « vide : obtenu 1, attendu 0 ». */
export function failedIn(tests: readonly TestResult[]): string[] {
  return tests.flatMap(({ name, fault }) => (fault === undefined ? [] : [`${name} : ${fault}`]));
}

/** The outcome of a program, as the sandbox saw it end, but for what is said otherwise. */
export function ended(
  { stdout, stderr, status, folder, limit }: SandboxResult,
  otherwise: Partial<Outcome> = {},
): Outcome {
  const told = { output: stdout, message: stderr, isFailure: status !== 0, folder };
  return { ...told, ...(limit && { limit }), ...otherwise };
}

/** The outcome of a sample that could not be run, and why. */
export function failed({ folder }: SampleInFolder, message: string): Outcome {
  return { output: '', message, isFailure: true, folder };
}

/** The outcome of a file that is only written, once its preparation has found no fault. */
export function written({ folder }: Job): Outcome {
  return { output: '', message: '', isFailure: false, folder };
}

/** The result of a preparation: one message for each sample that has faults. */
export function messagesOf(
  drafts: readonly SampleInFolder[],
  faults: readonly (readonly string[])[],
): Map<Sample, string> {
  return new Map(
    drafts.flatMap(({ sample }, at): [Sample, string][] => {
      const lines = faults[at] ?? [];
      return lines.length > 0 ? [[sample, lines.join('\n')]] : [];
    }),
  );
}

/** The output without what the continued sample had already shown. */
export function withoutShown(output: string, shown: string): string {
  return output.startsWith(shown) ? output.slice(shown.length) : output;
}

const versions = new WeakMap<Technology, string>();

/** The version of a technology's tools, asked once: it starts a process, and every sample needs it. */
export function versionOf(technology: Technology): string {
  const version = versions.get(technology) ?? technology.version();
  versions.set(technology, version);
  return version;
}
