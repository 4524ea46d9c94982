import { KEYS } from '../browser/platform/storage.ts';

/**
 * Runs before the first paint: says that scripts work, sets the stored theme, the labels of who is
 * logged in, the banner of who has not chosen and the band of who is offline, and keeps fonts away from
 * those who pay for every kilobyte. Written small: it stands in every page.
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
