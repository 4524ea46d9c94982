import { existsSync, watch } from 'node:fs';

/** An editor writes a file in several strokes. */
const QUIET_MS = 150;

/**
 * Checks again each file of `content` that is saved, of those that `paths` name or of all; until Ctrl+C.
 * One run at a time: what is saved meanwhile waits for the next one.
 */
export async function follow(
  paths: readonly string[],
  check: (files: readonly string[]) => Promise<unknown>,
): Promise<never> {
  const saved = new Set<string>();
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    running = running.then(async () => {
      const files = [...saved].filter((file) => existsSync(file)).sort();
      saved.clear();
      if (files.length === 0) return;
      console.log(`\n${files.join(', ')}`);
      await check(files);
    });
  };
  watch('content', { recursive: true }, (_, name) => {
    if (name === null || !isFollowed(`content/${name}`, paths)) return;
    saved.add(`content/${name}`);
    clearTimeout(timer);
    timer = setTimeout(run, QUIET_MS);
  });
  console.log('\nJe regarde content/ : enregistre un fichier, ou arrête avec Ctrl+C.');
  return new Promise<never>(() => {});
}

/** Folders send events too, and editors keep files of their own: only what writers name ends so. */
function isFollowed(file: string, paths: readonly string[]): boolean {
  const isContent = /\.\w+$/.test(file) && !/(?:~|\.swp|\.tmp)$|\/\.[^/]*$/.test(file);
  const isNamed = paths.some((path) => file === path || file.startsWith(path.replace(/\/?$/, '/')));
  return isContent && (paths.length === 0 || isNamed);
}
