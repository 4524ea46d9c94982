import { type Folder, withFile } from './folder.ts';

/** A block of lines between two fences; `line` is its opening fence, `end` its closing one, from 1. */
export interface Block {
  readonly line: number;
  readonly end: number;
  readonly text: string;
}

/** A fence of a page that is run, or that only lies in the reader's folder (no technology). */
export interface Sample extends Block {
  readonly path: string;
  readonly language: string;
  /** The name of what proves it; absent: only shown, or written by `file=`. */
  readonly technology?: string;
  /** Its own text is the transcript to check (pycon, console). */
  readonly isSession: boolean;
  readonly mustFail: boolean;
  readonly isPage: boolean;
  /** Goes on running, for the requests that follow it. */
  readonly isServer: boolean;
  /** Drives the page of what stands before it, in place of a reader's finger; never shown. */
  readonly isCheck: boolean;
  /** The lines of a puzzle: run, but nothing obliges it to show what it prints. */
  readonly isPuzzle: boolean;
  readonly file?: string;
  /** Who speaks to a server that knows several. */
  readonly user?: string;
  /** Why it is not run. */
  readonly ignored?: string;
  readonly output?: Block;
  /** What its picture shows, in words; absent: readers see no picture. */
  readonly rendering?: string;
  /** What it continues, oldest first. */
  readonly chain: readonly Sample[];
  readonly indent: string;
}

export interface Page {
  readonly path: string;
  readonly samples: readonly Sample[];
  readonly faults: readonly Fault[];
}

/** What a writer has to repair, and how. */
export interface Fault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** What stopped a program that did not end by itself. */
export type Limit = 'time' | 'output' | 'folder';

/** What a run gave: `output` is the screen, `message` the complaint. */
export interface Outcome {
  readonly output: string;
  readonly message: string;
  readonly isFailure: boolean;
  readonly limit?: Limit;
  readonly folder: Folder;
}

/** One sample, about to run. */
export interface Job {
  readonly sample: Sample;
  /** The reader's folder as the samples before have left it, `file=` included. */
  readonly folder: Folder;
  /** Lines typed on the keyboard, those of the samples it continues first. */
  readonly typed: readonly string[];
  /** What the sample it continues has already shown. */
  readonly shown: string;
}

/** One sample, about to be checked with others. */
export interface Draft {
  readonly sample: Sample;
  /** What the page has written in the reader's folder before it. */
  readonly folder: Folder;
}

/** How many tests ran, and a line about each that did not pass; `error`: they could not run. */
export interface TestRun {
  readonly count: number;
  readonly failed: readonly string[];
  readonly error?: string;
}

/** How exercises are tested. */
interface Tester {
  /** Of the file of tests: those of a page are in JavaScript. */
  readonly extension: string;
  /** Another technology has such files; of its exercises, this one takes those whose tests import this. */
  readonly imports?: RegExp;
  /** `folder` holds `exercice`, `tests`, and what lies beside them. */
  run(folder: Folder): Promise<TestRun>;
}

/** A word after three backticks. */
export interface FenceKind {
  readonly word: string;
  readonly aliases?: readonly string[];
  readonly isSession?: boolean;
  /** Another technology has this word; of its samples, this one takes those that import such packages. */
  readonly imports?: RegExp;
  /** The languages whose last sample the word `continue` may go on from. */
  readonly continues?: readonly string[];
  /** Every sample goes on from all those before it in the page, without a word. */
  readonly isOneSession?: boolean;
  /** The technology that proves it once the word `server` says that it goes on running. */
  readonly serverIn?: string;
  /** Every sample goes on from the last server before it, and from what was already asked of it. */
  readonly asksServer?: boolean;
  /** Shown by a browser without being asked to. */
  readonly isPage?: boolean;
  /** Words accepted beside `fails`, `hidden` and `ignore`. */
  readonly words?: readonly ('check' | 'essayer' | 'file' | 'page' | 'user')[];
}

/** One way of proving samples: everything the runner knows of a language is here. */
export interface Technology {
  readonly name: string;
  /** The one tutorial whose fences and exercises are its own; they are another's elsewhere. */
  readonly tutorial?: string;
  /** How a sample is proved, in one French sentence for the reports. */
  readonly proof: string;
  readonly fences: readonly FenceKind[];
  readonly extension: string;
  readonly toolchains: readonly string[];
  /** As readers see it: « Python 3.11.2 ». */
  version(): string;
  /** Where not all of them prove each sample: those that prove this one. */
  versionFor?(sample: Sample): string;
  /**
   * Checks many samples by one process before any is run: what each of the wrong ones got as answer. `run` is
   * given the same objects, by which what was prepared is found again.
   */
  prepare?(drafts: readonly Draft[]): Promise<ReadonlyMap<Sample, string>>;
  run(job: Job): Promise<Outcome>;
  /** What a reader sees of it, as WebP: for what is shown on a screen. */
  draw?(job: Job): Promise<Buffer>;
  /** Its compiler is satisfied, but what it is written for is not there to run it: readers are told so. */
  readonly isOnlyCompiled?: true;
  readonly test?: Tester;
}

/** Written by `file=` and never started: it is only prepared. */
export function isOnlyWritten(sample: Sample): boolean {
  return sample.file !== undefined && !sample.output && !sample.mustFail;
}

/** Its outcome, once its preparation has found nothing to say. */
export function written({ folder }: Job): Outcome {
  return { output: '', message: '', isFailure: false, folder };
}

/** What stands on a page: all but what drives it. */
export function shownParts(sample: Sample): Sample[] {
  return [...sample.chain, sample].filter(({ isCheck }) => !isCheck);
}

/** The sample that a page is about: itself, or the one that it drives. */
export function lastShown(sample: Sample): Sample {
  return shownParts(sample).at(-1) ?? sample;
}

/** What a preparation gives: a message for each sample that got lines from its tool. */
export function messagesOf(
  drafts: readonly Draft[],
  faults: readonly (readonly string[])[],
): Map<Sample, string> {
  return new Map(
    drafts.flatMap(({ sample }, at): [Sample, string][] => {
      const lines = faults[at] ?? [];
      return lines.length > 0 ? [[sample, lines.join('\n')]] : [];
    }),
  );
}

/** The program a reader has on screen: what it continues in its own language, then itself. */
export function programOf(sample: Sample): string {
  const same = sample.chain.filter(({ language }) => language === sample.language);
  return [...same, sample].map(({ text }) => text).join('\n');
}

/** The folder with this program in it, as the reader would have saved it. */
export function withProgram(folder: Folder, name: string, sample: Sample): Folder {
  return withFile(folder, name, `${programOf(sample)}\n`);
}

/** The screen without what the sample it continues had already shown. */
export function withoutShown(output: string, shown: string): string {
  return output.startsWith(shown) ? output.slice(shown.length) : output;
}
