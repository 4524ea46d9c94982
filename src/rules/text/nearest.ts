/** The name that takes the fewest changed letters: « reactj » → « reactjs »; undefined when none is near. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map((name) => ({ name, distance: distance(word.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = ranked;
  return best && best.distance <= Math.max(2, best.name.length / 2) ? best.name : undefined;
}

/** Letters to add, to drop or to change: the distance of Levenshtein. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (let index = 0; index < to.length; index += 1) {
      const [left = 0, above = 0, corner = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, corner + Number(to[index] !== letter)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
