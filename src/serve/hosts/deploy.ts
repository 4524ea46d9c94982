import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, siteHost } from '../../build/settings.ts';
import { SECURITY_HEADERS } from '../headers.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { type Headers, siteHeaders } from './site-headers.ts';

const FOLDER = 'deploy';

/** The files of both servers, for a site of that name: they serve the release that is online. */
export function deployFiles(
  host: string,
  headers: Headers = SECURITY_HEADERS,
): Record<string, string> {
  const root = `/var/www/${host}/current`;
  return {
    'nginx.conf': nginxConf({ host, root, listen: ['80', '[::]:80'], headers }),
    Caddyfile: caddyfile({ address: host, root, headers }),
  };
}

/** `npm run deploy`, `npm run deploy -- FOLDER`. */
if (import.meta.main) {
  const [folder = FOLDER] = process.argv.slice(2);
  const settings = readSettings();
  const host = siteHost(settings);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(deployFiles(host, siteHeaders(settings)))) {
    writeFileSync(join(folder, name), text);
    console.log(`Écrit : ${join(folder, name)}, pour ${host} (/var/www/${host}/current).`);
  }
}
