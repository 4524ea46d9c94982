import type { Ports } from '../../rules/site/ports.ts';
import { listenLocally } from './listen.ts';
import { endTogether, startLocalApi } from './processes.ts';
import { staticSite } from './static-server.ts';

/** Serves `dist`, built before, and the local API: two origins, until one of them ends. */
export async function serveSite(ports: Ports): Promise<void> {
  // First: should it fail, no API is left running.
  const site = await listenLocally(staticSite('dist'), { port: ports.site, setting: 'PORT' });
  endTogether([startLocalApi()], site.close);
  // The API says itself where it listens.
  console.log(`Site : http://localhost:${ports.site} (Ctrl+C arrête le site et l’API locale)`);
}
