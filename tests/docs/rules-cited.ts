/** One file of the project; `path` starts at the project's root. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/** A rule of `docs/product.md`, or a citation of one, with its line there (from 1). */
interface Numbered {
  readonly id: string;
  readonly line: number;
}

const PRODUCT = 'docs/product.md';
/** `- **C4** text`: a rule and its number. */
const RULE = /^- \*\*([A-Z]\d{1,3})\*\* /;
/** `(C4)` or `(C4, C5)` in a comment or a test title; after a name it would be a call. */
const CITATION = /(?<![\w$)\]])\(([A-Z]\d{1,3}(?:, [A-Z]\d{1,3})*)\)/g;
/** `B-076`: a cell of `docs/faults.json`. */
const FAULT = /\b(?:A2?|B|U|S|P)-\d{3}\b/g;
/** Rules that are decided and not built yet need no citation. */
const NOT_BUILT = 'Z';

/** The rules of `docs/product.md`, in its order. */
export function rulesOf(product: string): Numbered[] {
  return product.split('\n').flatMap((text, index) => {
    const id = RULE.exec(text)?.[1];
    return id ? [{ id, line: index + 1 }] : [];
  });
}

/** The rules that a file cites: `(C4, C5)` gives C4 and C5. */
export function citationsOf({ text }: File): Numbered[] {
  return found(text, CITATION, ([, ids = '']) => ids.split(', '));
}

/** Citations of rules that do not exist, each as a sentence that says what to do. */
export function unknownRules(product: string, files: readonly File[]): string[] {
  const known = rulesOf(product).map(({ id }) => id);
  return files.flatMap((file) =>
    citationsOf(file)
      .filter(({ id }) => !known.includes(id))
      .map(({ id, line }) => {
        const close = known.filter((one) => one[0] === id[0]);
        const others = close.length > 0 ? close : known;
        return `${file.path}:${line}: (${id}) does not exist in ${PRODUCT}; write the rule there, or cite one of: ${others.join(', ')}`;
      }),
  );
}

/** Built rules that no file cites, each as a sentence that says what to do. */
export function uncitedRules(product: string, files: readonly File[]): string[] {
  const cited = new Set(files.flatMap(citationsOf).map(({ id }) => id));
  return rulesOf(product)
    .filter(({ id }) => !id.startsWith(NOT_BUILT) && !cited.has(id))
    .map(
      ({ id, line }) =>
        `${PRODUCT}:${line}: no line of src or tests cites (${id}); cite it where it is kept or proved, or give it a ${NOT_BUILT} number until it is built`,
    );
}

/** Numbers that do not rise within their letter, or stand twice. */
export function misnumberedRules(product: string): string[] {
  const last = new Map<string, number>();
  return rulesOf(product).flatMap(({ id, line }) => {
    const letter = id.charAt(0);
    const before = last.get(letter) ?? 0;
    const number = Number(id.slice(1));
    if (number > before) {
      last.set(letter, number);
      return [];
    }
    return [
      `${PRODUCT}:${line}: ${id} comes after ${letter}${before}; give it the next number of ${letter}`,
    ];
  });
}

/** Ids of faults that `docs/faults.json` does not list; `known` are those that it lists. */
export function unknownFaults(known: ReadonlySet<string>, files: readonly File[]): string[] {
  return files.flatMap((file) =>
    found(file.text, FAULT, ([id]) => [id])
      .filter(({ id }) => !known.has(id))
      .map(
        ({ id, line }) =>
          `${file.path}:${line}: ${id} is no id of docs/faults.json; cite a fault of its list`,
      ),
  );
}

function found(
  text: string,
  pattern: RegExp,
  idsOf: (match: RegExpMatchArray) => string[],
): Numbered[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(pattern)].flatMap((match) =>
        idsOf(match).map((id) => ({ id, line: index + 1 })),
      ),
    );
}
