/**
 * Starts the service worker once the page has loaded, and tells it which files this page is made of, so
 * that a first visit opens again without network (K1). Without a worker the site works as usual.
 */
const WORKER_SCRIPT = `addEventListener('load', function () {
  var worker = navigator.serviceWorker;
  if (!worker) return;
  worker.register('/sw.js').catch(function () {});
  worker.ready.then(function (registration) {
    new PerformanceObserver(function (list) {
      var ours = list.getEntries().map(function (entry) { return entry.name; }).filter(function (name) {
        return !name.indexOf(location.origin + '/');
      });
      if (ours.length) registration.active.postMessage({ files: ours, savesData: document.documentElement.classList.contains('saves-data') });
    }).observe({ type: 'resource', buffered: true });
  });
});`;

/** The words of the band come after its place, so that they are announced (K7). */
const BAND_SCRIPT = `(function (root, band) {
  function show() {
    root.classList.toggle('is-offline', !navigator.onLine);
    band.textContent = navigator.onLine ? '' : 'Hors connexion : les pages déjà ouvertes restent lisibles.';
  }
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
})(document.documentElement, document.querySelector('.offline-band'));`;

/** Makes the worker of an earlier build read `/sw.js` again, which now erases what it had kept (K9). */
const FAREWELL_SCRIPT = `addEventListener('load', function () {
  if (navigator.serviceWorker) navigator.serviceWorker.getRegistration().then(function (registration) {
    return registration && registration.update();
  }).catch(function () {});
});`;

export function offlineScript(isOn: boolean): string {
  return (isOn ? BAND_SCRIPT + WORKER_SCRIPT : FAREWELL_SCRIPT).replace(/\n\s*/g, '');
}

/** Shows from the start that a tutorial is kept on this device (K5). */
export function keptScript(prefix: string): string {
  return `try {
    caches.keys().then(function (names) {
      var box = document.querySelector('.keep');
      if (!names.some(function (name) { return !name.indexOf('${prefix}'); })) return;
      box.classList.add('is-kept');
      box.prepend(document.querySelector('#kept').content.cloneNode(true));
    }).catch(function () {});
  } catch (error) {}`.replace(/\n\s*/g, '');
}
