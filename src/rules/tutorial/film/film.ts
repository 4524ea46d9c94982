/** A text as its language writes it, or the number of an object of the same frame. */
export type FilmValue = string | number;

/** A variable, the item of a list by its index, the value of a key. */
export type FilmEntry = readonly [name: string, value: FilmValue];

/** An open call by the name of its function; the first is the program (`PROGRAM`, or `AROUND`). */
export type FilmCall = readonly [name: string, variables: readonly FilmEntry[]];

/** The program itself, while it runs. */
export const PROGRAM = '';

/** What calls put off still see of a program that has ended or waits. */
export const AROUND = '*';

/** What several names may lead to: its number, its kind as the language calls it, what it holds. */
export type FilmObject = readonly [id: number, kind: string, entries: readonly FilmEntry[]];

/** What is true once a line has run. */
export interface FilmFrame {
  /** The line of the sample that has just run, from 1. */
  line: number;
  /** How many characters of the output are printed. */
  printed: number;
  calls: readonly FilmCall[];
  objects: readonly FilmObject[];
  /** What the last call has just returned; it is closed in the next frame. */
  returned?: FilmValue;
  /** The error that the line has just raised, in the words of the language. */
  raised?: string;
  /** What had put this call off: `setTimeout`, `Promise.then`, `await`. */
  from?: string;
}

/** A sample that is stepped through, line by line (U25). */
export interface Film {
  output: string;
  frames: readonly FilmFrame[];
}

/** The folder of the films, beside the steps of their tutorial. */
export const FILMS_FOLDER = 'films';

/** What shows a film, in bytes of brotli: the first tap downloads it too, and later ones do not. */
export const PLAYER_BYTES = 4 * 1024;

/** `bases-2`: the second film of the step, in its folder and on the site. */
export function filmName(step: string, rank: number): string {
  return `${step}-${rank}`;
}

/** Where the site serves it: `/films/python/bases-2.json`. */
export function filmPath(tutorial: string, name: string): string {
  return `/${FILMS_FOLDER}/${tutorial}/${name}.json`;
}
