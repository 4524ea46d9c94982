import { KEYS } from '../browser/storage.ts';

/**
 * Runs before the first paint: says that scripts work, sets the stored theme and the labels of who is
 * logged in, and keeps fonts away from those who pay for every kilobyte. Written small: it stands in
 * every page.
 */
export const HEAD_SCRIPT = `(function (root) {
  root.classList.add('js');
  try {
    var theme = localStorage.getItem('${KEYS.theme}');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (/"isLoggedIn":true/.test(sessionStorage.getItem('${KEYS.session}'))) root.classList.add('is-logged-in');
  } catch (error) {}
  var network = navigator.connection;
  if (network && (network.saveData || /2g/.test(network.effectiveType))) root.classList.add('saves-data');
})(document.documentElement)`.replace(/\n\s*/g, '');
