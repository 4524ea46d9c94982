import { KEYS } from '../browser/platform/storage.ts';

/**
 * Runs before the first paint. Says that scripts work, then sets the stored theme (H9), the labels for
 * a learner who is logged in (S4), the banner for a visitor who has not chosen (V2), the band for a
 * device without network (K7), and no fonts for those who pay for every kilobyte (B6). Written small:
 * every page holds it.
 */
export const HEAD_SCRIPT = `(function (root) {
  root.classList.add('js');
  try {
    var theme = localStorage.getItem('${KEYS.theme}');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (!/(^|; )${KEYS.consent}=(true|false)(;|$)/.test(document.cookie) && !sessionStorage.getItem('${KEYS.consentHidden}')) root.classList.add('asks-consent');
    if (/"isLoggedIn":true/.test(sessionStorage.getItem('${KEYS.session}'))) root.classList.add('is-logged-in');
  } catch (error) {}
  if (!navigator.onLine) root.classList.add('is-offline');
  var network = navigator.connection;
  if (network && (network.saveData || /2g/.test(network.effectiveType))) root.classList.add('saves-data');
})(document.documentElement)`.replace(/\n\s*/g, '');
