import { addressOf } from '../../browser/platform/navigate.ts';
import { SITES } from '../../config.ts';
import { LOGIN_LINK, loginHref } from '../../rules/site/menu.ts';
import { siteHref } from '../../rules/site/sites.ts';

/** For a buyer who is not logged in: the login page, which leads back to `path` of this site (A9). */
export function HeldAlready({ path }: { path: string }) {
  const href = loginHref(siteHref(LOGIN_LINK, SITES), addressOf(path));
  return (
    <p className="for-visitor">
      Déjà acheté{'\u00A0'}? <a href={href}>Connectez-vous</a>
    </p>
  );
}
