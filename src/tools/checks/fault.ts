import { type Fault, faultLine } from '../../markdown/lesson-fault.ts';

/** What breaks a rule, where, and what to write instead. */
export function at(file: string, line: number, says: string, remedy: string): Fault {
  return { file, line, says, remedy };
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
