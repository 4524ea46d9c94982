import { listenLocally } from '../serve/listen.ts';
import { leaveDraftsOut, openSeeded } from './data/catalog.ts';
import { openDatabase } from './data/database.ts';
import { followContent } from './data/follow.ts';
import { createListener } from './http/problem.ts';
import { createServer } from './server.ts';
import { runScript } from './settings.ts';

/**
 * The local API as a process: it listens until Ctrl+C, and says where in one line. With `--follow`, for
 * those who write, its catalogue follows `content/`, drafts included.
 */
await runScript(async (settings) => {
  const follows = process.argv.includes('--follow');
  // A fault of one course keeps nobody who writes from starting.
  const database = follows ? openDatabase(settings.databasePath) : openSeeded(settings);
  const stopFollowing = follows && followContent(database, settings.contentFolder);
  if (!follows) leaveDraftsOut(database);
  const end = () => {
    if (stopFollowing) stopFollowing();
    database.close();
  };
  const listener = createListener(createServer({ database, ...settings }));
  try {
    const { port, close } = await listenLocally(listener, {
      port: settings.port,
      setting: 'API_PORT',
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => close().then(end));
    }
    console.log(`API locale : http://localhost:${port}`);
  } catch (error) {
    end();
    throw error;
  }
});
