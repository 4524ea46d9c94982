/** A line that begins so opens an error message of Python, JavaScript or TypeScript. */
const OPENS =
  /^(?:Traceback \(|\s*File "|[A-Z]\w*Error\b|\S+\.(?:js|mjs|py):\d+$|\S+\(\d+,\d+\): )/m;
/** A line that holds one of these is French. */
const FRENCH = /^Aucun message|[«»àâçéèêëîïôùûœ]/i;

/**
 * Where the English of a message begins: at the line that opens it, else at its first sign; its length for
 * one that is in French.
 */
export function englishStart(text: string): number {
  const found = OPENS.exec(text);
  if (found) return found.index;
  return FRENCH.test(text) ? text.length : 0;
}
