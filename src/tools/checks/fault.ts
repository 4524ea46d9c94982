import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';
import { nearest } from '../../rules/text/nearest.ts';

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

/**
 * What to write instead of this name: « écris « sql » » when one of those that are known comes near, and `more`
 * after it; what is said `otherwise`.
 */
export function writeNear(
  name: string,
  known: readonly string[],
  otherwise = `écris l’un de : ${known.join(', ')}`,
  more = '',
): string {
  const near = nearest(name, known);
  return near ? `écris « ${near} »${more}` : otherwise;
}

/** The line of a place of a text whose first line is `first`. */
export function lineAfter(first: number, text: string, index: number): number {
  return first + text.slice(0, index).split('\n').length - 1;
}

/** By file, then by line; what two rules say in the same words is said once. */
export function inOrder<One extends Fault>(faults: readonly One[]): One[] {
  const byLine = new Map(faults.map((fault) => [faultLine(fault), fault]));
  return [...byLine.values()].sort(
    (one, other) =>
      one.file.localeCompare(other.file, 'fr', { numeric: true }) || one.line - other.line,
  );
}
