import type { LessonNode } from './nodes.ts';

/** A fault in what a writer wrote: the file, the line, what to do. */
export class LessonFault extends Error {
  constructor(file: string, node: LessonNode, sentence: string) {
    super(`${file}:${node.position?.start.line ?? 1} : ${sentence}`);
    this.name = 'LessonFault';
  }
}
