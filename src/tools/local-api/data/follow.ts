import { watch } from 'node:fs';
import { join } from 'node:path';
import { catalogVersion } from '../tables/courses.ts';
import { readWrittenContent } from './content.ts';
import type { Database } from './database.ts';
import { replaceCatalog } from './seed.ts';

/** An editor that saves may delete a file and write it again: one reading for both. */
const QUIET_MS = 150;
/** How often it looks whether another command, such as `npm run api:reset`, has changed the catalogue. */
const LOOK_MS = 500;
/** Each is watched by itself: Node's recursive watch loses a file that an editor saves by a rename. */
const FOLDERS = ['', 'catalog', 'catalog/courses'];

/**
 * Keeps the catalogue as the files of `content/` are, now, at each change of one, and when another command
 * has changed the database; says in one line what was read, and which file could not be (W13). Returns how
 * to stop.
 */
export function followContent(database: Database, folder: string): () => void {
  let version: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const read = () => {
    const count = replaceBy(database, folder);
    version = catalogVersion(database);
    return count;
  };
  const readAgain = () => {
    const count = read();
    if (count !== undefined) console.log(`Catalogue relu : ${count} formations.`);
  };
  const readSoon = (_: string, name: string | null) => {
    if (!name?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(readAgain, QUIET_MS);
  };
  const watchers = FOLDERS.map((name) => watch(join(folder, name), readSoon));
  read();
  const look = setInterval(() => {
    if (catalogVersion(database) !== version) readAgain();
  }, LOOK_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(look);
    for (const watcher of watchers) watcher.close();
  };
}

/**
 * Returns how many courses were read; undefined when the catalogue could not be: the one that is there stays.
 * Says in the terminal what could not be read; `npm run dev` says beside it why.
 */
function replaceBy(database: Database, folder: string): number | undefined {
  try {
    const content = readWrittenContent(folder);
    replaceCatalog(database, content);
    const faults = content.courses.flatMap((found) => ('fault' in found ? [found.fault] : []));
    for (const fault of faults) console.error(fault);
    return content.courses.length - faults.length;
  } catch (error) {
    console.error((error as Error).message);
    return undefined;
  }
}
