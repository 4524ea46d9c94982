import { bareCode, isSeen } from '../../frame/typed/signs.ts';
import { typedSign } from '../../frame/typed/words.ts';
import { mixedMargin } from './light/margins.ts';

/** A comment, a text between three quotes or one, or a bracket. */
const PART =
  /#.*|("""|''')(?:\\[\s\S]|(?!\1)[^\\])*(\1)?|(["'])(?:\\[\s\S]|(?!\3)[^\\\n])*(\3)?|[()[\]{}]/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
/** Matches a line that begins a block. */
const HEAD = /^\s*(if|elif|else|for|while|try|except|finally|with|def|class)\b/;
const DEFINITIONS: Readonly<Record<string, string>> = {
  def: 'function definition',
  class: 'class definition',
};
const SAID = 'SyntaxError: invalid syntax';
const MIXED = `TabError: inconsistent use of tabs and spaces in indentation
Une tabulation et des espaces se mélangent au début de cette ligne : garde des espaces.`;
const PLACE = /^( {2}File ".*", line )(\d+)\n(?: {4}.*\n)?/;

interface Cause {
  line: number;
  said: string;
}

/**
 * An error of syntax in the words of CPython, on its line: MicroPython says « invalid syntax » of a quote or a
 * bracket that stays open, of a colon or a block that is missing. Any other error stays as it is (U9).
 */
export function withSyntaxCause<Fault extends { text: string; line?: number }>(
  fault: Fault,
  code: string,
): Fault {
  const { text, line = 0 } = fault;
  if (!text.endsWith(SAID)) return fault;
  const lines = code.split('\n');
  const typed = mistyped(code);
  const cause =
    (typed && typed.line <= line ? typed : undefined) ??
    leftOpen(code, line) ??
    missing(lines, line);
  if (!cause) return fault;
  const source = lines[cause.line - 1]?.trim();
  const shown = text
    .replace(PLACE, (_, start: string) => `${start}${cause.line}\n    ${source}\n`)
    .replace(SAID, cause.said);
  return { ...fault, line: cause.line, text: shown };
}

/**
 * A sign that Python does not know, or a margin that it refuses, with the sentence that says what to type; MicroPython
 * reads some of them (U6).
 */
function mistyped(code: string): Cause | undefined {
  const found = typedSign(code, 'Python');
  const line = mixedMargin(bareCode(code, 'Python'));
  if (line !== undefined && !(found && found.line < line)) return { line, said: MIXED };
  if (!found) return undefined;
  const { line: at, sign, text } = found;
  const name = `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  const said = isSeen(sign) ? `character '${sign}' (${name})` : `non-printable character ${name}`;
  return syntax(at, `invalid ${said}\n${text}`);
}

/** The quote or the bracket that stays open before a line, or closes nothing. */
function leftOpen(code: string, last: number): Cause | undefined {
  const open: { sign: string; line: number }[] = [];
  let cause: Cause | undefined;
  for (const { 0: part, 1: triple, 2: tripleEnd, 3: quote, 4: end, index } of code.matchAll(PART)) {
    const line = code.slice(0, index).split('\n').length;
    if (line > last) break;
    const to = code
      .slice(0, index + part.length)
      .trimEnd()
      .split('\n').length;
    if (triple && !tripleEnd)
      cause = syntax(line, `unterminated triple-quoted string literal (detected at line ${to})`);
    else if (quote && !end)
      cause = syntax(line, `unterminated string literal (detected at line ${line})`);
    else if (CLOSING[part]) open.push({ sign: part, line });
    else if (/^[)\]}]/.test(part)) {
      const before = open.pop();
      if (!before) cause = syntax(line, `unmatched '${part}'`);
      else if (CLOSING[before.sign] !== part)
        cause = syntax(
          line,
          `closing parenthesis '${part}' does not match opening parenthesis '${before.sign}'`,
        );
    }
    if (cause) return cause;
  }
  const left = open[open.length - 1];
  return left && syntax(left.line, `'${left.sign}' was never closed`);
}

/** The colon that a line lacks, or the block that should stand there. */
function missing(lines: readonly string[], line: number): Cause | undefined {
  const here = lines[line - 1] ?? '';
  if (HEAD.test(here) && !here.includes(':')) return syntax(line, "expected ':'");
  const before = lines
    .slice(0, line - 1)
    .map((one) => one.trim() !== '' && !/^\s*#/.test(one))
    .lastIndexOf(true);
  const head = lines[before] ?? '';
  const [, word = ''] = HEAD.exec(head) ?? [];
  if (!word || !/:\s*(?:#.*)?$/.test(head) || margin(here) > margin(head)) return undefined;
  const after = DEFINITIONS[word] ?? `'${word}' statement`;
  return {
    line,
    said: `IndentationError: expected an indented block after ${after} on line ${before + 1}`,
  };
}

function margin(line: string): number {
  return line.length - line.trimStart().length;
}

function syntax(line: number, said: string): Cause {
  return { line, said: `SyntaxError: ${said}` };
}
