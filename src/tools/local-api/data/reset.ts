import { runScript, type Settings } from '../settings.ts';
import { readContent } from './content.ts';
import { openDatabase } from './database.ts';
import { resetTo } from './seed.ts';

/**
 * `npm run api:reset`: accounts, purchases and messages are gone, the catalogue is as in content/
 * (W13).
 */
export function reset({ databasePath, contentFolder }: Settings): void {
  const content = readContent(contentFolder);
  const database = openDatabase(databasePath);
  try {
    resetTo(database, content);
  } finally {
    database.close();
  }
  console.log(`Base remise à neuf : ${databasePath} (${content.courses.length} formations).`);
}

if (import.meta.main) await runScript(reset);
