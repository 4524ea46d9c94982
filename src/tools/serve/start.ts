import { once } from 'node:events';
import { requireFreePorts, startAstro } from './processes.ts';
import { serveSite } from './site.ts';

/** `npm start`: builds the site, then serves it and the local API on two origins (W4). */
const ports = await requireFreePorts();
const [code] = await once(startAstro('build'), 'exit');
if (code !== 0) process.exit(code ?? 1);
await serveSite(ports);
