/** The text of a module of ours for Python, without what only its programmers read: its lines are not kept. */
export function leanModule(text: string): string {
  return text
    .replace(/^ *"""[^"]*"""\n/gm, '')
    .replace(/^ *#.*\n/gm, '')
    .replace(/^\n+/gm, '')
    .replace(/^(?: {4})+/gm, (margin) => ' '.repeat(margin.length / 4));
}
