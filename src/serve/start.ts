import { once } from 'node:events';
import {
  API_PORT,
  endTogether,
  requireFreePorts,
  SITE_PORT,
  startAstro,
  startLocalApi,
} from './processes.ts';
import { createStaticServer } from './static-server.ts';

/** `npm start`: builds the site, then serves it and the local API on two origins (W4). */
await requireFreePorts();
const [code] = await once(startAstro('build'), 'exit');
if (code !== 0) process.exit(code ?? 1);

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
