/** What opens the message of Python, of JavaScript or of TypeScript, among lines that a program printed. */
const OPENS =
  /^(?:Traceback \(|\s*File "|[A-Z]\w*Error\b|\S+\.(?:js|mjs|py):\d+$|\S+\(\d+,\d+\): )/m;
/** What English messages do not have. */
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
