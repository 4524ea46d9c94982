import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';

/** What breaks a rule, where, and what to write instead. */
export function at(file: string, line: number, says: string, remedy: string): Fault {
  return { file, line, says, remedy };
}

/** What is wrong and what to write, before one knows where. */
export type Sentence = Pick<Fault, 'says' | 'remedy' | 'restsOn'>;

/** The same, of one place. */
export function allAt(file: string, line: number, sentences: readonly Sentence[]): Fault[] {
  return sentences.map((sentence) => ({ ...sentence, file, line }));
}

/** The line of a place of a text whose first line is `first`. */
export function lineAfter(first: number, text: string, index: number): number {
  return first + text.slice(0, index).split('\n').length - 1;
}

/** Those that a text has whether it is finished or not. */
export function unlessDone(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ whenDone }) => !whenDone);
}

/** By file, then by line; what two rules say in the same words is said once. */
export function inOrder<One extends Fault>(faults: readonly One[]): One[] {
  const byLine = new Map(faults.map((fault) => [faultLine(fault), fault]));
  return [...byLine.values()].sort(
    (one, other) =>
      one.file.localeCompare(other.file, 'fr', { numeric: true }) || one.line - other.line,
  );
}
