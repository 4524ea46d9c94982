/** How many orders are tried for lines: a few are enough unless all lines are equal. */
const MAX_TRIES = 50;

/** The items in an order that the seed alone decides: the same at each build, on any machine (W22). */
function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const next = numbersFrom(seed);
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const place = next() % (last + 1);
    [mixed[last], mixed[place]] = [mixed[place] as Item, mixed[last] as Item];
  }
  return mixed;
}

/**
 * The places of lines, from 1, in an order that does not read as the right one, two equal lines exchanged
 * or not (T14).
 */
export function mixedPlaces(lines: readonly string[]): number[] {
  const places = lines.map((_, index) => index + 1);
  const text = lines.join('\n');
  const tries = Array.from({ length: MAX_TRIES }, (_, count) =>
    shuffled(places, `${text}\n${count}`),
  );
  const isMixed = (order: readonly number[]) =>
    order.some((place, index) => lines[place - 1] !== lines[index]);
  return tries.find(isMixed) ?? places;
}

/** The lines of a sample that are put in order: empty ones stay where they are. */
export function linesToOrder(code: string): string[] {
  return code.split('\n').filter((text) => text.trim() !== '');
}

/**
 * The order of a quiz's options, by a seed of its question. `used` counts where the right options of the
 * step stood before, and is brought up to date: no place is ever three ahead of another (T14).
 */
export function optionOrder<Option extends { isRight: boolean }>(
  options: readonly Option[],
  question: string,
  used: Map<number, number>,
): Option[] {
  const countAt = (place: number) => used.get(place) ?? 0;
  const least = Math.min(...options.map((_, place) => countAt(place)));
  const placeOf = (order: readonly Option[]) => order.findIndex(({ isRight }) => isRight);
  let order = shuffled(options, question);
  for (let count = 1; countAt(placeOf(order)) > least + 1; count += 1) {
    order = shuffled(options, `${question}\n${count}`);
  }
  used.set(placeOf(order), countAt(placeOf(order)) + 1);
  return order;
}

/** Numbers of 32 bits without end: the text is hashed (FNV-1a), then mixed at each step (splitmix32). */
function numbersFrom(seed: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93);
  return () => {
    state = (state + 0x9e_37_79_b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21_f0_aa_ad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x73_5a_2d_97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
