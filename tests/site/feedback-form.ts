import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SEND } from '../support/feedback-page.ts';
import { SITE_PORT } from '../support/ports.ts';
import { test as base } from '../support/site.ts';
import { startMain } from '../tools/local-api/support/process.ts';

/** A local API of the test's own: its messages can be read, and its limit is nobody else's. */
export const test = base.extend<{ stored: () => unknown[] }>({
  stored: async ({ page }, use, { testId }) => {
    const file = join(tmpdir(), `messages-${testId}-${process.pid}.db`);
    const api = await startMain({ LOCAL_API_DB: file, PORT: String(SITE_PORT) });
    await page.route(SEND, (route) => route.continue({ url: `${api.url}/v3/sendMessage` }));
    const database = new DatabaseSync(file, { readOnly: true });
    const all = database.prepare('SELECT name, phone, message, type, page FROM messages');
    await use(() => all.all().map((row) => ({ ...row })));
    database.close();
    await api.stop();
    for (const suffix of ['', '-shm', '-wal']) await rm(`${file}${suffix}`, { force: true });
  },
});
