import type { Film } from '../rules/tutorial/film/film.ts';
import { decodeFilm } from '../wire/film.ts';

/** In milliseconds: a small file that has not come by then is given up, and may be asked again. */
const LIMIT_MS = 30_000;

/** A film of our own site; throws when it does not come (U25). */
export async function fetchFilm(path: string): Promise<Film> {
  const answer = await fetch(path, { signal: AbortSignal.timeout?.(LIMIT_MS) ?? null });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return decodeFilm(await answer.json());
}
