import { at, type Law, type Source } from './source.ts';

const MAX_LINES = 250;
const MEDIAN_LINES = 50;

/** Law 7: no file passes 250 lines and half of src stays under 50; blank lines are free. */
export const sizes: Law = (tree) => [
  ...tree
    .filter((source) => linesOf(source) > MAX_LINES)
    .map((source) => {
      const fault = `${linesOf(source)} lines, over ${MAX_LINES}; split it`;
      return `${source.path}:${MAX_LINES + 1}: ${fault}`;
    }),
  ...medianFault(tree.filter(({ path }) => path.startsWith('src/'))),
];

function medianFault(src: readonly Source[]): string[] {
  const sorted = src.toSorted((one, other) => linesOf(one) - linesOf(other));
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median || linesOf(median) < MEDIAN_LINES) return [];
  const fault = `${linesOf(median)} lines, the median of src, which stays under ${MEDIAN_LINES}`;
  return [at(median, 0, `${fault}; split such files`)];
}

function linesOf({ text }: Source): number {
  return text.split('\n').filter((line) => line.trim()).length;
}
