import type { FrameNews } from '../../frame/messages.ts';
import { lackOf } from './light/lacks.ts';
import { PROGRAM_FILE } from './protocol.ts';
import { withSyntaxCause } from './syntax.ts';
import { noteOf, wordedAsCPython } from './wording.ts';

/** How an error names the reader's file to him. */
const PROGRAM_NAME = 'ton programme';
/** Calls of a function by itself: the first ones are shown. */
const MAX_REPEATED = 3;
const MAX_STEPS = 30;

const STEP = /^ {2}File "([^"]+)", line (\d+)(?:, in (.+))?$/;
const FAULT = /^([A-Za-z_]\w*)(?:: ([\s\S]*))?$/;

/** An error of Python as the reader is shown it, with the line of his program when one is known. */
export interface PythonFault {
  text: string;
  line?: number;
}

/** What the frame tells of a program, as its reader is shown it: a trace of MicroPython is worded (U9, U10). */
export function toldAsCPython(news: FrameNews, code: string): FrameNews {
  if (!('text' in news) || news.kind === 'log' || !news.text.startsWith('Traceback')) return news;
  const fault = pythonFault(news.text, code);
  return news.kind === 'error'
    ? { kind: 'error', ...withSyntaxCause(fault, code) }
    : { ...news, text: fault.text };
}

interface Step {
  line: number;
  place: string | undefined;
}

/**
 * A trace of MicroPython, written as CPython writes it: the reader's own lines, with their text, then
 * the message, and a sentence in French where the workshop is the cause (U9).
 */
export function pythonFault(trace: string, code: string): PythonFault {
  const lines = trace.trimEnd().split('\n');
  const steps = lines.flatMap(stepOf);
  const last = lines.map((line) => /^(?:\s|Traceback)/.test(line)).lastIndexOf(true);
  const fault = wordedAsCPython(lines.slice(last + 1).join('\n'));
  const [, name = ''] = FAULT.exec(fault) ?? [];
  const source = code.split('\n');
  const isSyntax = /^(?:Syntax|Indentation)Error$/.test(name);
  const head = steps.length > 0 && !isSyntax ? ['Traceback (most recent call last):'] : [];
  // What MicroPython cannot read at all has no line of its own.
  const unread = source.findIndex((text) => steps.length === 0 && lackOf(fault, text));
  const line = steps[steps.length - 1]?.line ?? (unread < 0 ? undefined : unread + 1);
  const [here, before] = line ? [source[line - 1], source[line - 2]] : [];
  const note = lackOf(fault, here, before) || noteOf(fault);
  const shown = [...head, ...stepLines(steps, source), fault, note].filter(Boolean).join('\n');
  return line === undefined ? { text: shown } : { text: shown, line };
}

function stepOf(line: string): Step[] {
  const [, file, number, place] = STEP.exec(line) ?? [];
  return file === PROGRAM_FILE ? [{ line: Number(number), place }] : [];
}

function stepLines(steps: readonly Step[], source: readonly string[]): string[] {
  const lines: string[] = [];
  let repeated = 0;
  for (const [at, step] of steps.slice(0, MAX_STEPS).entries()) {
    const before = steps[at - 1];
    repeated = before?.line === step.line && before.place === step.place ? repeated + 1 : 0;
    if (repeated >= MAX_REPEATED) continue;
    const place = step.place ? `, in ${step.place}` : '';
    lines.push(`  File "${PROGRAM_NAME}", line ${step.line}${place}`);
    const text = source[step.line - 1]?.trim();
    if (text) lines.push(`    ${text}`);
  }
  if (repeated >= MAX_REPEATED) lines.push('  […]');
  return lines;
}
