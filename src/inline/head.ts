import { ASKING_CLASS } from '../browser/choice/consent.ts';
import { LOGGED_IN_CLASS } from '../browser/page/account.ts';
import { cookiesMatch } from '../browser/platform/cookies.ts';
import { KEYS } from '../browser/platform/storage.ts';

/** What a browser may say of its network; some say nothing. */
interface Network {
  saveData: boolean;
  effectiveType: string;
}

const CHOSEN = /(^|; )rgpd_consent=(true|false)(;|$)/;
const CHOICE = /^(true|false)$/;
const { classList, dataset } = document.documentElement;
const { connection } = navigator as Navigator & { connection?: Network };

/**
 * Runs before the first paint, on the engines of the floor (W29): below it the page is read as without
 * scripts. Says that scripts work, then sets the stored theme (H9), the labels for a learner who is logged
 * in (S4), the banner for a visitor who has not chosen (V2), the band for a device without network (K7), and
 * no fonts for those who pay for every kilobyte (B6).
 */
if (CSS.supports('aspect-ratio', '1')) {
  classList.add('js');
  try {
    // `currentTheme`, `sessionAnswer` and the choice in fewer bytes: tests compare what they say.
    const theme = localStorage[KEYS.theme];
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (/"isLoggedIn":true/.test(sessionStorage[KEYS.session])) classList.add(LOGGED_IN_CLASS);
    const isChosen = cookiesMatch(CHOSEN) || CHOICE.test(localStorage[KEYS.consent]);
    if (!isChosen && sessionStorage[KEYS.consentHidden] !== 'true') {
      classList.add(ASKING_CLASS);
    }
  } catch {
    // Where storage is blocked nothing can be kept: nobody is asked for the right to.
  }
  if (!navigator.onLine) classList.add('is-offline');
  if (connection && (connection.saveData || /2g/.test(connection.effectiveType))) {
    classList.add('saves-data');
  }
}
