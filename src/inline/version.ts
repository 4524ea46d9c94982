import { KEYS } from '../browser/platform/storage.ts';
import { TEXT_FIELDS } from '../browser/platform/typing.ts';

/** In milliseconds: at most one reload in this time (X5). */
const RELOAD_EVERY_MS = 30_000;
/** In milliseconds: after this the page says what it lacks (X6). */
const CHUNK_LIMIT_MS = 120_000;

/**
 * Acts when a file of this build is gone because a newer build has replaced it: loads the page again,
 * once, and never under a text that is being typed; else a notice offers it (X5). The page itself holds
 * this program: what it could import would be gone too.
 */
export const VERSION_SCRIPT = `(function (root, worker) {
  function tell(text) {
    var news = document.querySelector('.version');
    if (!news) return;
    news.querySelector('p').textContent = text;
    news.firstElementChild.hidden = false;
  }
  function tellNew() { tell('Une nouvelle version est disponible'); }
  function isTyping() {
    return [].some.call(document.querySelectorAll('${TEXT_FIELDS}'), function (field) {
      return !field.readOnly && field.value.trim();
    });
  }
  function renew(event, reason) {
    if (!navigator.onLine || !/module/i.test(reason)) return;
    event.preventDefault();
    try {
      var now = Date.now();
      if (Math.abs(now - sessionStorage.getItem('${KEYS.renewedAt}')) > ${RELOAD_EVERY_MS} && !isTyping()) {
        sessionStorage.setItem('${KEYS.renewedAt}', now);
        return location.reload();
      }
    } catch (error) {}
    tellNew();
  }
  addEventListener('astro:hydration-error', function (event) { renew(event, event.detail.error); });
  addEventListener('unhandledrejection', function (event) { renew(event, event.reason); });
  addEventListener('error', function (event) { renew(event, event.target.type); }, true);
  addEventListener('click', function (event) {
    var button = event.target.closest('.version button, [data-reload]');
    if (!button) return;
    if (button.hasAttribute('aria-label')) button.parentNode.hidden = true;
    else location.reload();
  });
  setTimeout(function () {
    if (document.querySelector('astro-island[ssr]:is([client=idle],[client=load])') || document.readyState !== 'complete') tell('Cette page n’a pas pu se charger en entier.');
  }, ${CHUNK_LIMIT_MS});
  if (worker) worker.onmessage = function (event) {
    if (event.data !== root.dataset.version) tellNew();
  };
})(document.documentElement, navigator.serviceWorker)`.replace(/\n\s*/g, '');
