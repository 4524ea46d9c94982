import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** A path in what is kept from one run to the next: outside the checkout, so that `npm ci` leaves it. */
export function cacheFolder(...names: readonly string[]): string {
  const { SAMPLES_CACHE, XDG_CACHE_HOME } = process.env;
  const base = SAMPLES_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'jangal');
  return resolve(base, ...names);
}
