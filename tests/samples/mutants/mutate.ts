import { collect } from '../read/collect.ts';
import type { Block, Sample } from '../read/sample.ts';

/** A letter that was changed in the output of a page. `line` counts from 1. */
export interface Mutant {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** Returns a number from 0 to 1. The same seed gives the same numbers. */
export type Draw = () => number;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** What is not output: what a reader types, and the lines of a session that begin with a prompt. */
const TYPED = /<kbd>.*?<\/kbd>|^\s*(?:>>>|\.\.\.|\$).*$/gm;

/** Changes one letter in the output of each sample of a page. Returns the new page and the changes. */
export function mutatePage(path: string, source: string, draw: Draw) {
  const lines = source.split('\n');
  const mutants = collect(path, source).samples.flatMap((sample) => {
    const block = shownBy(sample);
    return block ? mutateBlock(block, lines, draw) : [];
  });
  return { source: lines.join('\n'), mutants };
}

/** Mulberry32: a small generator, good enough to choose letters. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shownBy(sample: Sample): Block | undefined {
  if (!sample.technology || sample.ignored !== undefined) return undefined;
  return sample.kind === 'session' ? sample : sample.output;
}

function mutateBlock({ text, line }: Block, lines: string[], draw: Draw): Mutant[] {
  const shown = text.replace(TYPED, (typed) => ' '.repeat(typed.length));
  const places = [...shown.matchAll(/[\p{L}\d]/gu)];
  const place = places[Math.floor(draw() * places.length)];
  if (!place) return [];
  const before = shown.slice(0, place.index).split('\n');
  const at = line + before.length - 1;
  const old = lines[at] ?? '';
  // The indentation of a fence is not part of its text.
  const indent = old.length - (text.split('\n')[before.length - 1] ?? '').length;
  const column = indent + (before.at(-1) ?? '').length;
  const [from] = place;
  const others = [...LETTERS].filter((letter) => letter !== from);
  const to = others[Math.floor(draw() * others.length)] ?? 'x';
  lines[at] = old.slice(0, column) + to + old.slice(column + from.length);
  return [{ line: at + 1, from, to }];
}
