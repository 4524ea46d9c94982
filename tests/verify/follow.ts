import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { watch } from 'chokidar';
import { endWithParent } from '../../src/tools/serve/parent.ts';

/** An editor writes a file in several strokes. */
const QUIET_MS = 150;

/**
 * Runs the `first` check, then checks each file of `content` that was saved since the start, of those that
 * `paths` name or of all; until Ctrl+C, or the end of npm. One check at a time: what is saved meanwhile
 * waits for the next one.
 */
export async function follow(
  paths: readonly string[],
  first: () => Promise<unknown>,
  check: (files: readonly string[]) => Promise<unknown>,
): Promise<never> {
  endWithParent();
  const saved = new Set<string>();
  // Node's own recursive watch loses a file that an editor saves under another name, then renames.
  const watcher = watch('content', { ignoreInitial: true });
  watcher.on('all', (_, name) => {
    const file = name.replaceAll('\\', '/');
    if (isFollowed(file, paths)) saved.add(file);
  });
  await once(watcher, 'ready');
  await first();
  console.log('\nJe regarde content/ : enregistre un fichier, ou arrête avec Ctrl+C.');
  for (;;) {
    while (saved.size === 0) await once(watcher, 'all');
    await setTimeout(QUIET_MS);
    const files = [...saved].filter((file) => existsSync(file)).sort();
    saved.clear();
    if (files.length === 0) continue;
    console.log(`\n${files.join(', ')}`);
    await check(files);
  }
}

/** Folders send events too, and editors keep files of their own: only what writers name ends so. */
function isFollowed(file: string, paths: readonly string[]): boolean {
  const isContent = /\.\w+$/.test(file) && !/(?:~|\.swp|\.tmp)$|\/\.[^/]*$/.test(file);
  const isNamed = paths.some((path) => !relative(path, file).startsWith('..'));
  return isContent && (paths.length === 0 || isNamed);
}
