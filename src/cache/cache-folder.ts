import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/**
 * A cache folder that cannot be used. The message says in French what to do.
 *
 * @public the samples runner prints it
 */
export class CacheFolderError extends Error {}

/**
 * A path in the folder of all caches, which outlives the checkout: `$SAMPLES_CACHE`, else
 * `$XDG_CACHE_HOME/jangal`, else `~/.cache/jangal`.
 *
 * @public toolchains of samples stand there too
 */
export function cacheFolder(...names: readonly string[]): string {
  const { SAMPLES_CACHE, XDG_CACHE_HOME } = process.env;
  if (SAMPLES_CACHE) return resolve(SAMPLES_CACHE, ...names);
  // The XDG specification asks to ignore a relative path.
  const isUsable = XDG_CACHE_HOME !== undefined && isAbsolute(XDG_CACHE_HOME);
  return join(isUsable ? XDG_CACHE_HOME : join(homedir(), '.cache'), 'jangal', ...names);
}

/** Makes the folder of one cache and returns it. Throws a `CacheFolderError` if it cannot be written. */
export function openCacheFolder(name: string): string {
  const folder = cacheFolder(name);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new CacheFolderError(
      `Impossible d’écrire dans le cache ${folder} : choisis un dossier où tu peux écrire, par exemple SAMPLES_CACHE=/tmp/jangal.`,
    );
  }
  return folder;
}
