import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { readWrittenContent } from './content.ts';
import type { Database } from './database.ts';
import { replaceCatalog } from './seed.ts';

/** An editor that saves may delete a file and write it again: one reading for both. */
const QUIET_MS = 150;

/**
 * Keeps the catalogue as the files of `content/` are, now and at each change of one; says in one line
 * what was read, and what is wrong in a file (W13). Returns how to stop.
 */
export function followContent(database: Database, folder: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  const readSoon = (_: string, name: string | null) => {
    if (!name?.endsWith('.yaml')) return;
    clearTimeout(timer);
    timer = setTimeout(() => console.log(readAgain(database, folder)), QUIET_MS);
  };
  const watchers: FSWatcher[] = [
    watch(folder, readSoon),
    watch(join(folder, 'catalog'), { recursive: true }, readSoon),
  ];
  readAgain(database, folder);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** What a writer reads in the terminal; a catalogue that cannot be read leaves the one that is there. */
function readAgain(database: Database, folder: string): string {
  try {
    const content = readWrittenContent(folder);
    replaceCatalog(database, content);
    for (const found of content.courses) if ('fault' in found) console.error(found.fault);
    return `Catalogue relu : ${content.courses.length} formations.`;
  } catch (error) {
    return (error as Error).message;
  }
}
