/** In pixels: how much a text is narrowed at a time while it keeps its number of lines. */
const STEP = 8;

/**
 * Breaks a text into lines of at most `room` pixels, like `text-wrap: balance`: as few lines as
 * possible, then as even as possible. A word wider than the room has a line of its own.
 */
export function wrapText(
  text: string,
  room: number,
  measure: (line: string) => number,
): readonly string[] {
  let best = fill(text, room, measure);
  for (let width = room; width > 0; width -= STEP) {
    const lines = fill(text, width, measure);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}

function fill(text: string, room: number, measure: (line: string) => number): string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines[lines.length - 1]} ${word}`;
    if (measure(longer) > room) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}
