import { lastOf } from '../../../rules/older.ts';

/** The function that a guarded loop calls at each turn; the frame of the workshop defines it. */
export const TURN = '__tour';

/**
 * Matches text that is not code: a string, a comment, a template, a regular expression after a sign. By hand until a
 * parser is loaded in the page.
 */
const NO_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|([=(,:;[!&|?{}+\-*%~^<>]\s*|\breturn\s+|^\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/g;
const LOOP = /(?:^|[^\w$.#])(for|while)(\s*(?:await\s*)?)\(/g;

/** The start of a loop's body that is a block or a test, in which the turn is counted. */
const INSIDE = /^\s*(?:(\{)|if\s*\()/;
/** A body that is no expression: the turn cannot be counted before it. */
const NO_EXPRESSION =
  /^\s*(?:;|$|[\w$]+\s*:|(?:do|for|while|switch|try|return|throw|break|continue)\b)/;

/**
 * The same JavaScript, on the same lines, with loops that call `__tour()` at each turn: `while (x)` →
 * `while (__tour(),x)`, `for (;;)` → `for (;__tour();)`, `for (const x of a) {` → `for (const x of a) {__tour();`:
 * a list that its loop makes longer never ends. Code that is no JavaScript is returned unchanged, or nearly, and
 * fails as it would have (U4).
 */
export function guardLoops(code: string): string {
  const bare = code.replace(
    NO_CODE,
    (text, kept = '') => kept + text.slice(kept.length).replace(/[^\n]/g, ' '),
  );
  const { ends, firstSemicolons } = pairsIn(bare);
  const places = new Map<number, string>();
  for (const { 0: head, 1: word, index } of bare.matchAll(LOOP)) {
    const start = index + head.length;
    const end = ends.get(start - 1);
    const semicolon = firstSemicolons.get(start - 1);
    if (word === 'while') places.set(start, `${TURN}(),`);
    else if (end === undefined) continue;
    else if (semicolon !== undefined) {
      const isEmpty = bare
        .slice(semicolon + 1, end)
        .trimStart()
        .startsWith(';');
      places.set(semicolon + 1, `${TURN}()${isEmpty ? '' : ','}`);
    } else {
      const body = bare.slice(end + 1);
      const [found, block] = INSIDE.exec(body) ?? [];
      if (found) places.set(end + 1 + found.length, `${TURN}()${block ? ';' : ','}`);
      else if (!NO_EXPRESSION.test(body)) places.set(end + 1, `${TURN}(),`);
    }
  }
  let guarded = '';
  let done = 0;
  for (const [place, turn] of [...places].sort(([one], [other]) => one - other)) {
    guarded += code.slice(done, place) + turn;
    done = place;
  }
  return guarded + code.slice(done);
}

/** By the place of each bracket that opens: where it closes, and the first `;` that stands right in it. */
function pairsIn(bare: string) {
  const ends = new Map<number, number>();
  const firstSemicolons = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of bare.matchAll(/[()[\]{};]/g)) {
    const last = lastOf(open) ?? -1;
    if ('([{'.includes(sign)) open.push(index);
    else if (sign !== ';') ends.set(open.pop() ?? -1, index);
    else if (!firstSemicolons.has(last)) firstSemicolons.set(last, index);
  }
  return { ends, firstSemicolons };
}
