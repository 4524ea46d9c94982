import { listenLocally } from '../net/listen.ts';
import type { Ports } from '../rules/site/ports.ts';
import { endTogether, startLocalApi } from './processes.ts';
import { staticSite } from './static-server.ts';

/** Serves `dist`, built before, and the local API: two origins, until one of them ends. */
export async function serveSite(ports: Ports): Promise<void> {
  const api = startLocalApi();
  const site = await listenLocally(staticSite('dist'), { port: ports.site, setting: 'PORT' });
  endTogether([api], site.close);
  console.log(
    `Site : http://localhost:${ports.site}\nAPI : http://localhost:${ports.api}\nCtrl+C arrête les deux.`,
  );
}
