import type { Film, FilmEntry, FilmFrame } from '../../../../src/rules/tutorial/film/film.ts';

type Variables = Readonly<Record<string, string | number>>;

/** Variables as a frame holds them. */
export function held(variables: Variables): FilmEntry[] {
  return Object.entries(variables);
}

/** A frame of line 1 whose program alone is open, but for what is said otherwise. */
export function frameOf(variables: Variables, more: Partial<FilmFrame> = {}): FilmFrame {
  return { line: 1, printed: 0, calls: [['', held(variables)]], objects: [], ...more };
}

/** A film of these frames. */
export function filmOf(frames: readonly FilmFrame[], output = ''): Film {
  return { output, frames };
}
