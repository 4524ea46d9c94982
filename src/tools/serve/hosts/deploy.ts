import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { requireOnlineServices } from '../../../build/online.ts';
import { readSettings, SITE_SETTING } from '../../../build/settings.ts';
import { DEFAULT_HOST } from '../../../rules/site/defaults.ts';
import { caddyfile } from './caddy.ts';
import { nginxConf } from './nginx.ts';
import { PLAIN_ANSWERS, siteAnswers } from './site-headers.ts';
import { siteHost } from './site-host.ts';

/** Writes the models that Git keeps: for those who change the program, and not for a site. */
const MODELS = '--models';

/** Where the pages are whose policies the files carry. */
const BUILT = 'dist';
const NOT_BUILT =
  'dist/ est vide : ces fichiers n’auront pas la politique de chaque page. Construisez (npm run build), puis relancez.';

/**
 * What `deploy/` holds for a site of that name: the models, which Git keeps, or a folder of the site's own,
 * which it ignores.
 */
export function deployFiles(host: string, answers = PLAIN_ANSWERS) {
  const root = `/var/www/${host}/current`;
  const folder = host === DEFAULT_HOST ? 'deploy' : `deploy/${host}`;
  const addresses = { listen: ['80', '[::]:80'], secure: ['443', '[::]:443'] };
  return [
    {
      file: `${folder}/nginx.conf`,
      text: nginxConf({ host, root, ...addresses, answers }),
      to: '/etc/nginx/conf.d/',
    },
    {
      file: `${folder}/Caddyfile`,
      text: caddyfile({ address: host, root, answers }),
      to: '/etc/caddy/',
    },
  ];
}

/** `npm run deploy`: writes the files, and says what to do with them. */
if (import.meta.main) {
  try {
    deploy(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

function deploy(args: readonly string[]): void {
  if (args.join() === MODELS) {
    write(deployFiles(DEFAULT_HOST));
    return;
  }
  if (args.length > 0) {
    throw new Error(
      `« ${args[0]} » est en trop : l’adresse du site se donne par ${SITE_SETTING}=https://formations.exemple.sn npm run deploy`,
    );
  }
  const settings = readSettings();
  for (const warning of settings.warnings) console.warn(warning);
  const host = siteHost(settings);
  // The policy names the services: with local ones the pages could not call the real ones.
  requireOnlineServices(settings);
  const answers = siteAnswers(settings, BUILT);
  const isBuilt = Object.keys(answers.pages).length > 0;
  if (!isBuilt) console.warn(NOT_BUILT);
  const files = deployFiles(host, answers);
  write(files);
  const lines = files.map(({ file, to }) => `  ${file}, à copier dans ${to}`);
  console.log(
    `Écrit pour ${host} (${SITE_SETTING}) ; rien n’est envoyé :\n${lines.join('\n')}\n` +
      `Le serveur lit /var/www/${host}/current : npm run release -- /var/www/${host} (docs/operations.md)`,
  );
}

function write(files: ReturnType<typeof deployFiles>): void {
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
