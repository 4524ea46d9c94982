const root = document.documentElement;
const band = document.querySelector('.offline-band') as HTMLElement;

/** The words of the band come after its place, so that they are announced (K7). */
function showBand(): void {
  root.classList.toggle('is-offline', !navigator.onLine);
  band.textContent = navigator.onLine
    ? ''
    : 'Hors connexion : les pages déjà ouvertes restent lisibles.';
}

/**
 * Starts the service worker once the page has loaded, and tells it which files this page is made of, so
 * that a first visit opens again without network (K1). Without a worker the site works as usual.
 */
function startWorker(): void {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!worker) return;
  worker.register('/sw.js').catch(() => {});
  worker.ready.then(({ active }) => {
    new PerformanceObserver((list) => {
      const files = list
        .getEntries()
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`${location.origin}/`));
      const savesData = root.classList.contains('saves-data');
      if (files.length > 0) active?.postMessage({ files, savesData });
    }).observe({ type: 'resource', buffered: true });
  });
}

showBand();
addEventListener('online', showBand);
addEventListener('offline', showBand);
addEventListener('load', startWorker);
