/** The worker of an earlier build looks at `/sw.js` again, which now clears what it had kept. */
addEventListener('load', () => {
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  worker
    ?.getRegistration()
    .then((registration) => registration?.update())
    .catch(() => {});
});
