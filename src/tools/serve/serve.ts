import { existsSync } from 'node:fs';
import { requireFreePorts } from './processes.ts';
import { serveSite } from './site.ts';

/** `npm run serve`: serves what `npm run build` has written, and the local API. */
const ports = await requireFreePorts();
if (!existsSync('dist/index.html')) {
  console.error('Rien à servir : dist/ est vide. Construisez d’abord le site : npm run build');
  process.exit(1);
}
await serveSite(ports);
