import { openSeeded } from './data/seed.ts';
import { createListener } from './http/listener.ts';
import { listenLocally } from './listen.ts';
import { runScript } from './script.ts';
import { createServer } from './server.ts';

/** The local API as a process: it listens until Ctrl+C, and says where in one line. */
await runScript(async (settings) => {
  const database = openSeeded(settings);
  const app = createServer({ database, ...settings });
  try {
    const port = await listenLocally(createListener(app), settings.port);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        // Closes the file properly; connections that browsers keep open are not waited for.
        database.close();
        process.exit(0);
      });
    }
    console.log(`API locale : http://localhost:${port}`);
  } catch (error) {
    database.close();
    throw error;
  }
});
