import type { LessonNode } from './nodes.ts';

/** What breaks a rule of writers: where (lines from 1), what is wrong, what to write. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly says: string;
  readonly remedy: string;
  /** A length or a piece that is missing: no fault in a text that is being written. */
  readonly whenDone?: boolean;
  /** A sign of another Markdown: the words of its line are not judged with it. */
  readonly isForeign?: boolean;
  /** The missing file that this one was meant to be: that it is missing is no second fault. */
  readonly meant?: string;
  /** The file whose fields it relies on: when they are faulty, this may only follow. */
  readonly restsOn?: string;
}

/** « content/tutorials/python/3-bases.mdx:12 : la balise <Toto> n’existe pas — … » (W9). */
export function faultLine({ file, line, says, remedy }: Fault): string {
  return `${file}:${line} : ${says}${remedy && ` — ${remedy}`}`;
}

/** Thrown by the build where a text cannot become a page. */
export class LessonFault extends Error {
  readonly fault: Fault;

  constructor(file: string, node: LessonNode, says: string, remedy: string) {
    const fault = { file, line: node.position?.start.line ?? 1, says, remedy };
    super(faultLine(fault));
    this.name = 'LessonFault';
    this.fault = fault;
  }
}
