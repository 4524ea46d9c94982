import { isLocal } from '../rules/site/sites.ts';
import { ADDRESSES, refusal, type Settings, SITE_SETTING } from './settings.ts';

/**
 * The settings, as `NAME=address`, by which a public site would send its readers to their own machine;
 * none while the site itself is local (W20).
 */
export function localServices({ urls }: Settings): string[] {
  const addresses = Object.keys(ADDRESSES).map((name) => ({ name, address: urls[name] ?? '' }));
  const isPublic = addresses.some(
    ({ name, address }) => name === SITE_SETTING && !isLocal(address),
  );
  return addresses
    .filter(({ address }) => isPublic && isLocal(address))
    .map(({ name, address }) => `${name}=${address}`);
}

/** Throws when a public site has local services, unless its owner accepts it (W20). */
export function requireOnlineServices(settings: Settings): void {
  const local = settings.mayBeLocal ? [] : localServices(settings);
  if (local.length === 0) return;
  throw refusal(
    [
      `${SITE_SETTING} est une adresse publique (${settings.urls[SITE_SETTING]}), mais ces réglages mènent à cette machine :`,
      ...local.map((one) => `  ${one}`),
      'Donnez à chacun son adresse publique, ou ALLOW_LOCAL_SERVICES=on pour construire quand même.',
    ],
    settings.warnings,
  );
}
