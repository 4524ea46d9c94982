/** The function that a guarded loop calls at each turn; the frame of the workshop defines it. */
export const TURN = '__tour';

/**
 * Matches text that is not code: a string, a comment, a template, a regular expression after a sign. By hand until a
 * parser is loaded in the page.
 */
const NO_CODE =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|([=(,:;[!&|?{}+\-*%~^<>]\s*|\breturn\s+|^\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*/g;
const LOOP = /(?:^|[^\w$.#])(for|while)(\s*(?:await\s*)?)\(/g;

/**
 * The same JavaScript, on the same lines, with loops that call `__tour()` at each turn: `while (x)` →
 * `while (__tour(),x)`, `for (;;)` → `for (;__tour();)`. A `for…of` ends by itself. Code that is no
 * JavaScript is returned unchanged, or nearly, and fails as it would have (U4).
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
    const place = word === 'while' ? start : conditionOf(bare, start);
    if (place === undefined) continue;
    const rest = bare.slice(place).trimStart();
    const isEmpty = word === 'for' && rest.startsWith(';');
    guarded += `${code.slice(done, place)}${TURN}()${isEmpty ? '' : ','}`;
    done = place;
  }
  return guarded + code.slice(done);
}

/** Where the condition of `for (a; b; c)` starts; undefined for `for…of` and `for…in`. */
function conditionOf(bare: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < bare.length; index++) {
    const sign = bare[index] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    if (depth < 0) return undefined;
    if (sign === ';' && depth === 0) return index + 1;
  }
  return undefined;
}
