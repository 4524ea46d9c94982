/** Puts a word at the end of these lines, counted from 1. Every other byte stays the same. */
export function writeWord(source: string, word: string, numbers: readonly number[]): string {
  return source
    .split('\n')
    .map((line, at) =>
      numbers.includes(at + 1) ? line.replace(/\s*$/, (end) => ` ${word}${end}`) : line,
    )
    .join('\n');
}
