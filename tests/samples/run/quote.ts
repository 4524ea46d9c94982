import { cut } from '../../../src/rules/text/cut.ts';

const MAX_QUOTED_LINES = 30;
const MAX_REASON = 160;
/** Steps of a tool through its own code, and where the sandbox stands: they tell a writer nothing. */
const INSIDE = [
  /^\s+at .*(?:node:|<anonymous>).*\n?/gm,
  /^Node\.js v\d.*\n?/gm,
  /^Traceback \(most recent call last\):\n/gm,
  /^ *File "\/opt\/samples.*\n.*\n/gm,
  /(?:file:\/\/)?\/home\/awa\//g,
];

/** The lines to show below a fault, of a text that may be long. */
export function quote(text: string): string[] {
  const told = INSIDE.reduce((rest, step) => rest.replace(step, ''), text);
  const lines = told.trimEnd().split('\n');
  const rest = lines.length - MAX_QUOTED_LINES;
  return rest > 0 ? [...lines.slice(0, MAX_QUOTED_LINES), `(et ${rest} lignes)`] : lines;
}

/** What a tool said, in a sentence: « échoue : TypeError: … », and all of it below where one line is not enough. */
export function withReason(says: string, text: string) {
  const message = text.trim();
  const reason = reasonOf(message);
  const isWhole = reason === message && reason.length <= MAX_REASON;
  const shown = cut(reason, MAX_REASON);
  return {
    says: shown === '' ? says : `${says} : ${shown}`,
    ...(!isWhole && { quoted: quote(message) }),
  };
}

/** The line of a message that names the error, else its last line. */
export function reasonOf(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const named = lines.findLast((line) => /^\w*(Error|Exception|Interrupt)\b/.test(line.trim()));
  const told = lines.find((line) => /\berror\b/i.test(line));
  return (named ?? told ?? lines.at(-1) ?? '').trim();
}
