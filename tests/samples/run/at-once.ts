/** A compiler that takes many programs at once, and what it made of each. */
interface AtOnce<Given, Made> {
  /** Compiles all of these with one process. */
  prepare(given: readonly Given[]): Promise<readonly Made[]>;
  /** What was made of this one, which is compiled alone if it was not prepared. */
  madeOf(given: Given): Promise<Made>;
}

/**
 * Keeps what a compiler makes, by the object of each program: to start it for each of them would take most of
 * the time.
 */
export function atOnce<Given, Made>(
  compile: (given: readonly Given[]) => Promise<readonly Made[]>,
  objectOf: (given: Given) => object,
): AtOnce<Given, Made> {
  const made = new WeakMap<object, Made>();
  async function prepare(given: readonly Given[]): Promise<readonly Made[]> {
    const all = await compile(given);
    for (const [at, one] of given.entries()) made.set(objectOf(one), all[at] as Made);
    return all;
  }
  return {
    prepare,
    async madeOf(one) {
      if (!made.has(objectOf(one))) await prepare([one]);
      return made.get(objectOf(one)) as Made;
    },
  };
}
