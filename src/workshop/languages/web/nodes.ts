import { type Fault, faultIn } from '../../frame/words.ts';

/** A node of the parser: its fields hold nodes, lists of nodes, and plain values. */
export interface Found {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Why code cannot run, and the line that it is about. */
export type CodeFault = Fault & { line: number };

/** Thrown where a node is met that the workshop refuses. */
export function refusal(text: string, { start }: Found): Error {
  return Object.assign(new Error(text), { start });
}

/** The nodes that stand right in another, in their order; `{ a = 1 }` is one node, which stands in two fields. */
export function childrenOf(node: Found): Found[] {
  const nodes = Object.values(node)
    .flat()
    .filter((one) => typeof Object(one).type === 'string' && 'start' in Object(one)) as Found[];
  return nodes.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** The ends of line of a piece of code: what is written again stays on its lines. */
export function linesIn(code: string, start: number, end: number): string {
  return code.slice(start, end).replace(/[^\n]+/g, '');
}

/** Why code cannot be compiled: it is refused, or the parser says so, whose message `worded` puts in French. */
export function faultOf(
  error: unknown,
  code: string,
  worded: (message: string) => Fault = ofParser,
): CodeFault {
  const { message, start, pos = start } = error as Error & { start?: number; pos?: number };
  const fault =
    start === undefined ? worded(message.replace(/ \(\d+:\d+\)$/, '')) : { text: message };
  return { ...fault, line: lineAt(code, pos) };
}

/** The fault of a parser, which is one of syntax. */
export function ofParser(message: string): Fault {
  return faultIn(`SyntaxError: ${message}`);
}

/** The line of a sign, from 1. */
function lineAt(code: string, position = 0): number {
  return code.slice(0, position).split(/\r\n|[\n\r\u2028\u2029]/).length;
}
