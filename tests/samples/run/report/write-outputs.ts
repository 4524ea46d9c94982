import type { Block } from '../../read/sample.ts';
import { showTyped } from '../../read/typed.ts';
import { corrected } from '../compare.ts';
import type { Correction } from './results.ts';

/** Replaces by `lines` the lines, counted from 1, after `after` and before `before`. */
interface Edit {
  readonly after: number;
  readonly before: number;
  readonly lines: readonly string[];
}

/** Puts the real outputs into a page. Every other byte stays the same. */
export function writeOutputs(source: string, corrections: readonly Correction[]): string {
  const ending = source.includes('\r\n') ? '\r\n' : '\n';
  const lines = source.split('\n');
  const edits = corrections.map((correction) => editFor(correction, lines));
  for (const { after, before, lines: inserted } of edits.sort((a, b) => b.after - a.after)) {
    const ended = inserted.map((line) => (ending === '\r\n' ? `${line}\r` : line));
    lines.splice(after, before - after - 1, ...ended);
  }
  return lines.join('\n');
}

function editFor({ sample, screen }: Correction, lines: readonly string[]): Edit {
  const block = sample.kind === 'session' ? sample : sample.output;
  const expected = block?.text ?? '';
  const text = sample.mustFail ? screen : corrected(expected, screen);
  const body = text.split('\n').map((line) => (line === '' ? '' : sample.indent + line));
  if (block) return { after: block.line, before: block.end, lines: body };
  const fence = sample.indent + fenceFor(showTyped(screen));
  const place = answerPlace(sample, lines);
  return {
    after: place,
    before: place + 1,
    lines: ['', `${fence}output`, ...body, fence],
  };
}

/**
 * Returns the line after which the output goes. In a question it goes to the answer, so that it does not
 * reveal it. Any other tag in between means that the answer belongs to another question.
 */
function answerPlace({ end }: Block, lines: readonly string[]): number {
  const rest = lines.slice(end);
  const stop = rest.findIndex((line) => /^\s*(`{3,}|~{3,}|<(?!Reponse>)|#)/.test(line));
  const answer = rest.findIndex((line) => line.trim() === '<Reponse>');
  return answer >= 0 && (stop < 0 || answer < stop) ? end + answer + 1 : end;
}

/** Backticks, more than any run of them in the text. */
function fenceFor(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
}

/** Puts a word at the end of these lines, counted from 1. Every other byte stays the same. */
export function writeWord(source: string, word: string, numbers: readonly number[]): string {
  return source
    .split('\n')
    .map((line, at) =>
      numbers.includes(at + 1) ? line.replace(/\s*$/, (end) => ` ${word}${end}`) : line,
    )
    .join('\n');
}
