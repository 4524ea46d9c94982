/** A string, a name or a comment, in which a `;` does not end a statement; else one character. */
const PIECE =
  /'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"|`[^`]*`|(?:--(?=\s)|#)[^\n]*|\/\*[\s\S]*?\*\/|[\s\S]/y;
const DELIMITER = /\s*DELIMITER[ \t]+(\S+)[ \t]*(?:\n|$)/iy;

/** `SELECT 1; DELIMITER // SELECT 2; //` → the statements that the client of MySQL sends. */
export function statementsOf(script: string): string[] {
  const statements: string[] = [];
  let delimiter = ';';
  let current = '';
  let at = 0;
  while (at < script.length) {
    const order = current.trim() === '' ? matchAt(DELIMITER, script, at) : undefined;
    if (order) {
      delimiter = order[1] ?? ';';
      at += order[0].length;
    } else if (script.startsWith(delimiter, at)) {
      statements.push(current);
      current = '';
      at += delimiter.length;
    } else {
      const [piece] = matchAt(PIECE, script, at) ?? [''];
      current += piece;
      at += piece.length;
    }
  }
  return [...statements, current].filter(hasCode).map((statement) => statement.trim());
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function hasCode(statement: string): boolean {
  return statement.replace(/(?:--\s|#)[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== '';
}
