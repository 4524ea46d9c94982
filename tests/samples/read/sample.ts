import type { Fault as ContentFault } from '../../../src/markdown/lesson-fault.ts';
import { type Folder, withFile } from './folder.ts';

/** A block of lines between two fences; `line` is its opening fence, `end` its closing one, from 1. */
export interface Block {
  readonly line: number;
  readonly end: number;
  readonly text: string;
}

/**
 * What a fence of a page is:
 * - `file`: a file of the reader's folder in a language that is never run;
 * - `program`: run by its tool, which prints;
 * - `session`: its own text is the transcript to compare (pycon, console);
 * - `page`: shown by a browser;
 * - `check`: drives the page of an earlier sample, and is never shown;
 * - `server`: goes on running for the requests that follow;
 * - `request`: sent to the last server.
 */
export type SampleKind = 'file' | 'program' | 'session' | 'page' | 'check' | 'server' | 'request';

/** A fence of a page that is run, or that only lies in the reader's folder (no technology). */
export interface Sample extends Block {
  readonly path: string;
  readonly language: string;
  readonly kind: SampleKind;
  /** The name of the technology that proves it; absent: it is never run. */
  readonly technology?: string;
  /** The writer says that it fails: its output quotes the message. */
  readonly mustFail: boolean;
  /** It is the solution of a puzzle: it runs, but need not show what it prints. */
  readonly isPuzzle: boolean;
  /** The page offers to try it in its workshop. */
  readonly isTried?: true;
  /** The page offers to step through it. */
  readonly isFilmed?: true;
  /** It is run for the others, and readers do not see it. */
  readonly isHidden?: true;
  /** It is compiled, and not run: the page says so. */
  readonly isCompiled?: true;
  readonly file?: string;
  /** The user of MySQL who sends it. */
  readonly user?: string;
  /** Why it is not run. */
  readonly ignored?: string;
  readonly output?: Block;
  /** The description of its picture; absent: the page shows no picture. */
  readonly rendering?: string;
  /** The requests that this server gets, in the order of the page. */
  readonly requests?: Sample[];
  /** The samples that it continues, oldest first. */
  readonly chain: readonly Sample[];
  readonly indent: string;
}

export interface Page {
  readonly path: string;
  /** The files that the page offers, by their path in the folder of its tutorial: `fichiers/ventes.csv`. */
  readonly offered: readonly string[];
  readonly samples: readonly Sample[];
  readonly faults: readonly Fault[];
}

/** What a writer has to repair, and how: as the other checks of the content tell it. */
export interface Fault extends ContentFault {
  /** The lines that make it clear: the two outputs side by side, what a tool said. */
  readonly quoted?: readonly string[];
}

/** What is wrong and what to write, before its place is known. */
export type Advice = Pick<Fault, 'says' | 'remedy' | 'quoted'>;

/** Says to a block of a page what is wrong with it. */
export type Complain = (block: Block, advice: Advice) => void;

/** The whole command that writes the results of a page, or of a folder. */
export function writingOf(path: string): string {
  return `npm run samples -- ${path} --write`;
}

/** Whether a browser shows it. */
export function isInBrowser({ kind }: Sample): boolean {
  return kind === 'page' || kind === 'check';
}

/** Whether it is written by `file=` and never started. */
export function isOnlyWritten(sample: Sample): boolean {
  return sample.file !== undefined && !sample.output && !sample.mustFail;
}

/** The samples that make the page that a browser shows: all but the checks. */
export function shownParts(sample: Sample): Sample[] {
  return [...sample.chain, sample].filter(({ kind }) => kind !== 'check');
}

/** The last sample that the browser shows: the sample itself, or the one that a check drives. */
export function lastShown(sample: Sample): Sample {
  return shownParts(sample).at(-1) ?? sample;
}

/** The program a reader has on screen: what the sample continues in its own language, then itself. */
export function programOf(sample: Sample): string {
  const same = sample.chain.filter(({ language }) => language === sample.language);
  return [...same, sample].map(({ text }) => text).join('\n');
}

/** The folder with this program in it, as the reader would have saved it. */
export function withProgram(folder: Folder, name: string, sample: Sample): Folder {
  return withFile(folder, name, `${programOf(sample)}\n`);
}
