import { LOGGED_IN_CLASS } from '../page/account.ts';

/**
 * Calls back when someone may have logged in: the header says so, or the page is seen again after another one
 * (A8). Returns the function that stops it.
 */
export function onMayBeLoggedIn(callback: () => void): () => void {
  const root = document.documentElement;
  const isLoggedIn = () => root.classList.contains(LOGGED_IN_CLASS);
  let was = isLoggedIn();
  const observer = new MutationObserver(() => {
    const is = isLoggedIn();
    if (is && !was) callback();
    was = is;
  });
  const look = () => document.visibilityState === 'visible' && callback();
  const restore = ({ persisted }: PageTransitionEvent) => persisted && callback();
  observer.observe(root, { attributeFilter: ['class'] });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', restore);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pageshow', restore);
  };
}
