/** What a try has found, line by line. */
export interface Findings {
  readonly differences: string[];
  /** What could not be tried, and what it would take. */
  readonly skipped: string[];
  /** How many things were looked at. */
  readonly count: number;
  /** Notes a difference unless `isRight`; returns `isRight`. */
  expect(call: string, isRight: boolean, difference: string): boolean;
  skip(what: string): void;
}

/** Nothing found yet. */
export function createFindings(): Findings {
  const differences: string[] = [];
  const skipped: string[] = [];
  let count = 0;
  return {
    differences,
    skipped,
    get count() {
      return count;
    },
    expect(call, isRight, difference) {
      count += 1;
      if (!isRight) differences.push(`${call} : ${difference}`);
      return isRight;
    },
    skip: (what) => void skipped.push(what),
  };
}

/** A value of a service in a line: cut, and without line breaks. */
export function shown(value: unknown): string {
  if (value === undefined) return 'rien';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
