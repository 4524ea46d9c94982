/** The function that a guarded loop calls at each turn; the frame of the workshop defines it. */
export const TURN = '__tour';

/**
 * Matches text that is not code: a string, a comment, a template, a regular expression after a sign. By hand until a
 * parser is loaded in the page.
 */
const NO_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|([=(,:;[!&|?{}+\-*%~^<>]\s*|\breturn\s+|^\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/g;
const LOOP = /(?:^|[^\w$.#])(for|while)(\s*(?:await\s*)?)\(/g;

/** Signs of the head of a loop, at most: who types « for( » without end waits for nothing. */
const MAX_HEAD = 1_000;
/** The start of a loop's body that is a block or a test, in which the turn is counted. */
const INSIDE = /^\s*(?:(\{)|if\s*\()/;
/** A body that is no expression: the turn cannot be counted before it. */
const NO_EXPRESSION =
  /^\s*(?:;|[\w$]+\s*:|(?:do|for|while|switch|try|return|throw|break|continue)\b)/;

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
  let guarded = '';
  let done = 0;
  for (const { 0: head, 1: word, index } of bare.matchAll(LOOP)) {
    const start = index + head.length;
    let place = word === 'while' ? start : endOfPart(bare, start);
    let sign = ',';
    if (place === undefined) continue;
    const rest = bare.slice(place);
    if (bare[place - 1] === ')') {
      const [inside = '', block] = INSIDE.exec(rest) ?? [];
      if (!inside && NO_EXPRESSION.test(rest)) continue;
      place += inside.length;
      if (block) sign = ';';
    } else if (word === 'for' && rest.trimStart().startsWith(';')) sign = '';
    // In the head of a loop whose body is counted.
    if (place < done) continue;
    guarded += `${code.slice(done, place)}${TURN}()${sign}`;
    done = place;
  }
  return guarded + code.slice(done);
}

/** Past the first `;` of the head of a `for`, else past the `)` that ends it. */
function endOfPart(bare: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < Math.min(bare.length, start + MAX_HEAD); index++) {
    const sign = bare[index] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0 || (sign === ';' && depth === 0)) return index + 1;
  }
  return undefined;
}
