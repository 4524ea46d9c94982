import { once } from 'node:events';
import type { Ports } from '../rules/site/ports.ts';
import { endTogether, startLocalApi } from './processes.ts';
import { createStaticServer } from './static-server.ts';

/** Serves `dist`, built before, and the local API: two origins, until one of them ends. */
export async function serveSite(ports: Ports): Promise<void> {
  // First: should it fail, no API is left running.
  const site = createStaticServer('dist').listen(ports.site, 'localhost');
  const api = startLocalApi();
  endTogether([api], () => {
    site.close();
    site.closeAllConnections();
  });
  await once(site, 'listening');
  // The API says itself where it listens.
  console.log(`Site : http://localhost:${ports.site} (Ctrl+C arrête le site et l’API locale)`);
}
