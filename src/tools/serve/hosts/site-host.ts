import { type Settings, SITE_SETTING } from '../../../build/settings.ts';
import { isLocal } from '../../../rules/site/sites.ts';

/** Letters, digits and hyphens, in two parts at least: `formations.exemple.sn`. */
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/;

/**
 * The name of the site for the files of a server. Throws a sentence when its address is none that they can
 * serve, which is the root of a name on the usual ports (W28).
 */
export function siteHost({ urls }: Settings): string {
  const address = urls[SITE_SETTING] ?? '';
  const fault = faultOf(address);
  if (!fault) return new URL(address).hostname;
  throw new Error(
    `${SITE_SETTING} : ${address} ${fault}. Exemple :\n  ${SITE_SETTING}=https://formations.exemple.sn npm run deploy`,
  );
}

/** What keeps an http(s) address from being that of a public site; undefined when nothing does. */
function faultOf(address: string): string | undefined {
  const { hostname, port, pathname, search, hash, username } = new URL(address);
  if (isLocal(address)) return 'mène à cette machine ; donnez l’adresse publique du site';
  if (!DOMAIN.test(hostname)) return 'n’a pas de nom de domaine complet';
  if (port) {
    return `a un port (${port}), et ces fichiers répondent aux ports 80 et 443 ; ôtez-le, puis changez s’il le faut leurs lignes « listen »`;
  }
  if (pathname !== '/') {
    return `a un chemin (${pathname}), et le site se sert à la racine d’un nom ; ôtez-le, ou donnez au site un nom à lui`;
  }
  if (search || hash || username) return 'a plus qu’un nom de domaine ; ôtez le reste';
  return undefined;
}
