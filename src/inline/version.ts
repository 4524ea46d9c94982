import { KEYS } from '../browser/platform/storage.ts';
import { hasTypedText } from '../browser/platform/typing.ts';

/** In milliseconds: at most one reload in this time (X5). */
const RELOAD_EVERY_MS = 30_000;
/** In milliseconds: after this the page says what it lacks (X6). */
const CHUNK_LIMIT_MS = 120_000;
const ASLEEP = 'astro-island[ssr]:is([client=idle],[client=load])';

const root = document.documentElement;
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;

/**
 * Acts when a file of this build is gone because a newer build has replaced it: loads the page again,
 * once, and never under a text that is being typed; else a notice offers it (X5). The page itself holds
 * this program: what it could import would be gone too.
 */
function renew(event: Event, reason: unknown): void {
  if (!navigator.onLine || !/module/i.test(String(reason))) return;
  event.preventDefault();
  if (mayReload()) location.reload();
  else tellNew();
}

/** False without a storage to count in: a page that fails each time would be loaded without end. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    const isSoon = !(Math.abs(now - (sessionStorage[KEYS.renewedAt] || 0)) > RELOAD_EVERY_MS);
    if (isSoon || hasTypedText()) return false;
    sessionStorage[KEYS.renewedAt] = now;
    return true;
  } catch {
    return false;
  }
}

function tellNew(): void {
  tell('Une nouvelle version est disponible');
}

function tell(text: string): void {
  const news = document.querySelector('.version');
  if (!news) return;
  (news.querySelector('p') as HTMLElement).textContent = text;
  (news.firstElementChild as HTMLElement).hidden = false;
}

addEventListener('astro:hydration-error', (event) =>
  renew(event, (event as CustomEvent<{ error: unknown }>).detail.error),
);
addEventListener('unhandledrejection', (event) => renew(event, event.reason));
addEventListener('error', (event) => renew(event, (event.target as HTMLScriptElement).type), true);
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest('.version button, [data-reload]');
  if (!button) return;
  if (button.hasAttribute('aria-label')) (button.parentNode as HTMLElement).hidden = true;
  else location.reload();
});
setTimeout(() => {
  if (document.querySelector(ASLEEP) || document.readyState !== 'complete') {
    tell('Cette page n’a pas pu se charger en entier.');
  }
}, CHUNK_LIMIT_MS);
if (worker) {
  // The versions of a new build's pages: one that is still among them has not changed (K8).
  worker.onmessage = ({ data }) => {
    if (!data.includes(root.dataset.version)) tellNew();
  };
}
