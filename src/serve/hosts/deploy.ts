import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSettings, SITE_SETTING, siteHost } from '../../build/settings.ts';
import { DEFAULT_HOST } from '../../rules/site/defaults.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';

/**
 * What `deploy/` holds for a site of that name: the models, which Git keeps, or a folder of the site's own,
 * which it ignores.
 */
export function deployFiles(host: string) {
  const root = `/var/www/${host}`;
  const folder = host === DEFAULT_HOST ? 'deploy' : `deploy/${host}`;
  const addresses = { listen: ['80', '[::]:80'], secure: ['443', '[::]:443'] };
  return [
    {
      file: `${folder}/nginx.conf`,
      text: nginxConf({ host, root, ...addresses }),
      to: '/etc/nginx/conf.d/',
    },
    { file: `${folder}/Caddyfile`, text: caddyfile({ address: host, root }), to: '/etc/caddy/' },
  ];
}

/** `npm run deploy`: writes the files, and says what to do with them. */
if (import.meta.main) {
  const host = siteHost(readSettings());
  const files = deployFiles(host);
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const lines = files.map(({ file, to }) => `  ${file}, à copier dans ${to}`);
  console.log(
    `Écrit pour ${host} (${SITE_SETTING}) ; rien n’est envoyé :\n${lines.join('\n')}\n` +
      `Le serveur lit /var/www/${host} : rsync -a dist/ serveur:/var/www/${host}/`,
  );
}
