import { watch } from 'node:fs';
import { join } from 'node:path';
import { catalogVersion, replaceCatalog } from './catalog.ts';
import { readWrittenContent } from './content.ts';
import type { Database } from './database.ts';

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
  const read = (isFirst = false) => {
    try {
      const content = readWrittenContent(folder);
      replaceCatalog(database, content);
      const faults = content.courses.flatMap((found) => ('fault' in found ? [found.fault] : []));
      for (const fault of faults) console.error(fault);
      const count = content.courses.length - faults.length;
      if (!isFirst) console.log(`Catalogue relu : ${count} formations.`);
    } catch (error) {
      // The catalogue that is there stays; `npm run dev` says beside it why.
      console.error((error as Error).message);
    }
    version = catalogVersion(database);
  };
  const readSoon = (_: string, name: string | null) => {
    if (!name?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(read, QUIET_MS);
  };
  const watchers = FOLDERS.map((name) => watch(join(folder, name), readSoon));
  read(true);
  const look = setInterval(() => {
    if (catalogVersion(database) !== version) read();
  }, LOOK_MS);
  return () => {
    clearTimeout(timer);
    clearInterval(look);
    for (const watcher of watchers) watcher.close();
  };
}
