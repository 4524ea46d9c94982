/** Makes the worker of an earlier build read `/sw.js` again, which now erases what it had kept (K9). */
addEventListener('load', () => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {});
});
