import { mkdirSync, writeFileSync } from 'node:fs';
import { readSettings, siteHost } from '../../build/settings.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';

/** What `deploy/` holds, for a site of that name. */
export function deployFiles(host: string): Record<string, string> {
  const root = `/var/www/${host}`;
  return {
    'deploy/nginx.conf': nginxConf({ host, root, listen: ['80', '[::]:80'] }),
    'deploy/Caddyfile': caddyfile({ address: host, root }),
  };
}

/** `npm run deploy`. */
if (import.meta.main) {
  mkdirSync('deploy', { recursive: true });
  const files = deployFiles(siteHost(readSettings()));
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text);
}
