import { once } from 'node:events';
import { API_PORT, endTogether, SITE_PORT, startLocalApi } from './processes.ts';
import { createStaticServer } from './static-server.ts';

/** Serves `dist`, built before, and the local API: two origins, until one of them ends. */
export async function serveSite(): Promise<void> {
  const api = startLocalApi();
  const site = createStaticServer('dist').listen(SITE_PORT, 'localhost');
  endTogether([api], () => {
    site.close();
    site.closeAllConnections();
  });
  await once(site, 'listening');
  console.log(
    `Site : http://localhost:${SITE_PORT}\nAPI : http://localhost:${API_PORT}\nCtrl+C arrête les deux.`,
  );
}
