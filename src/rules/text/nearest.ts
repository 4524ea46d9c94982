/** With more letters to change than two and than this share, it is another word, not a slip. */
const MAX_SHARE = 0.4;
const ALWAYS_NEAR = 2;

/**
 * The word of a list that was most likely meant; undefined when none comes near (W19). By hand: twenty
 * lines that only a slip of a writer or an owner ever reaches.
 *
 * `nearest('PUBLIC_TRAINING_ULR', ['PUBLIC_HOME_URL', 'PUBLIC_TRAINING_URL'])` → `'PUBLIC_TRAINING_URL'`
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((one) => ({ one, steps: distance(word.toUpperCase(), one.toUpperCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return best && best.steps <= Math.max(ALWAYS_NEAR, word.length * MAX_SHARE)
    ? best.one
    : undefined;
}

/** The letters to add, to remove or to change between two words (Levenshtein). */
function distance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (let index = 0; index < to.length; index++) {
      const changed = (above[index] ?? 0) + (letter === to[index] ? 0 : 1);
      line.push(Math.min(changed, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1));
    }
    above = line;
  }
  return above.pop() ?? 0;
}
