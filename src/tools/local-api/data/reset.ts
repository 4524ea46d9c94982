import { runScript } from '../settings.ts';
import { resetTo } from './catalog.ts';
import { readContent } from './content.ts';
import { openDatabase } from './database.ts';

/** `npm run api:reset`: no account, purchase or message is left, the catalogue is as in content/ (W13). */
await runScript(({ databasePath, contentFolder }) => {
  const content = readContent(contentFolder);
  const database = openDatabase(databasePath);
  try {
    resetTo(database, content);
  } finally {
    database.close();
  }
  console.log(`Base remise à neuf : ${databasePath} (${content.courses.length} formations).`);
});
